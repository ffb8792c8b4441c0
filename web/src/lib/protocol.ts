/** The wire between server and browser, and what the app makes of it. */
import type { ClientMessage, TakebackNews } from './protocol.generated';

export type * from './protocol.generated';

export type Lang = 'en' | 'uk' | 'ru';

/** What may be said again, because its id makes it count once. */
export type Command = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

/** A takeback that somebody has proposed. */
export type Proposal = TakebackNews & { by: number; to: number };

export function isProposal(news: TakebackNews): news is Proposal {
  return news.by !== null && news.to !== null;
}
