/** What happened since the own last turn and deserves a word of the coach. */
import type { LogEntry } from '../../../lib/protocol';
import { eventsSince, type Saying } from '../../../ui/learn/script';

export function news(log: LogEntry[], me: number): Saying[] {
  const events = eventsSince(log, me);
  const said: Saying[] = [];
  if (events.some((event) => event.name === 'token')) said.push({ key: 'learn-news-token' });
  const others = events.find((event) => event.name === 'advance' && event.seat !== me);
  if (others) said.push({ key: 'learn-news-priest' });
  if (events.some((event) => event.name === 'ceremony')) said.push({ key: 'learn-news-ceremony' });
  return said;
}
