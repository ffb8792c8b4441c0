/** What happened to the reader since the own last turn and deserves a word of the coach. */
import type { GameEvent, LogEntry } from '../../../lib/protocol';
import type { Words } from '../../../lib/words';
import { eventsSince, type Saying } from '../../../ui/learn/script';

export function news(log: LogEntry[], me: number, words: Words): Saying[] {
  const events = eventsSince(log, me);
  return [...foodDay(events, me, words), ...calendar(events, me)];
}

function foodDay(events: GameEvent[], me: number, words: Words): Saying[] {
  const start = events.findIndex((event) => event.name === 'food-day');
  if (start < 0) return [];
  const mine = events.slice(start).filter((event) => event.seat === me);
  const fed = mine.find((event) => event.name === 'feed');
  const goods = mine.filter((event) => event.name === 'gain').map((event) => words.argument('goods', event.args.goods));
  const args = { workers: fed?.args.workers ?? 0, unfed: fed?.args.unfed ?? 0 };
  const meal: Saying = { key: 'learn-news-fed', args };
  return goods.length ? [meal, { key: 'learn-news-temples', args: { gifts: goods.join(', ') } }] : [meal];
}

function calendar(events: GameEvent[], me: number): Saying[] {
  const said: Saying[] = [];
  if (events.some((event) => event.name === 'double' && event.seat !== me)) said.push({ key: 'learn-news-double' });
  if (events.some((event) => event.name === 'fall' && event.seat === me)) said.push({ key: 'learn-news-fall' });
  return said;
}
