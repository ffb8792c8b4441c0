/** The wire between server and browser, and what the app makes of it. */
import type { AbsentNews, ClientMessage, Kinds, LobbyFurther, TakebackNews } from './protocol.generated';

export type * from './protocol.generated';

export type Lang = 'en' | 'uk' | 'ru';

/** What may be said again, because its id makes it count once. */
export type Command = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

/** One of the lists of the lobby. */
export type LobbyPart = keyof LobbyFurther | 'archived';

/** Of what somebody is told. */
export type NoticeKind = keyof Kinds;

/** A takeback that somebody has proposed. */
export type Proposal = TakebackNews & { by: number; to: number };

/** Somebody who has not decided for long. */
export type Absent = AbsentNews & { seat: number; since: number };

export function isAbsent(news: AbsentNews): news is Absent {
  return news.seat !== null && news.since !== null;
}

export function isProposal(news: TakebackNews): news is Proposal {
  return news.by !== null && news.to !== null;
}
