/** The REST side of the server. Every failure is a `Refused` with a sentence for the reader. */
import type {
  Account,
  Acquaintances,
  Advice,
  Archiving,
  Came,
  ChannelInfo,
  ChannelPlan,
  Checked,
  Closing,
  Company,
  ComponentInfo,
  Confirmation,
  Correction,
  Credentials,
  Curve,
  Farewell,
  FileInfo,
  Forgotten,
  GameInfo,
  Hint,
  HintReasons,
  History,
  HostPage,
  Importing,
  Invitation,
  Joining,
  Judgement,
  Judging,
  Lang,
  Lobby,
  LobbyPage,
  LobbyPart,
  Made,
  Me,
  Merged,
  Merging,
  Moment,
  Naming,
  NewChannel,
  NewPassword,
  Nothing,
  Notices,
  PastGames,
  PersonPage,
  PlayNow,
  Problem,
  QuickMatch,
  QuietPlan,
  RatingList,
  Renaming,
  Report,
  ResetInfo,
  Resetting,
  Rules,
  Sharing,
  Showing,
  ShownTo,
  Stopping,
  Study,
  Subject,
  TableInfo,
  TablePlan,
  Ticket,
  Tongue,
  Tried,
  Tying,
  Upload,
  Waiting,
  Wanted,
  Workshop,
} from './protocol';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly details: Problem['details'] = {},
  ) {
    super(text);
  }
}

/** For what a page cannot do without: asks again for a while when there is no answer. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let pause = 300; ; pause *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (pause > 10_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** By which rules and with which components a table is played. */
export interface Version {
  rules: number;
  data: string;
}

type Query = Record<string, string | number | null | undefined>;

export const api = {
  me: () => get<Me>('/api/me'),
  call: (name: string) => post<Me, Naming>('/api/me', { name }),
  register: (name: string, password: string) => post<Me, Credentials>('/api/account', { name, password }),
  login: (name: string, password: string) => post<Me, Credentials>('/api/login', { name, password }),
  logout: () => post<Nothing>('/api/logout', {}),
  account: () => get<Account>('/api/account'),
  rename: (name: string) => post<Me, Renaming>('/api/account/name', { name }),
  speakTo: (language: Lang) => post<Nothing, Tongue>('/api/account/language', { language }),
  changePassword: (old: string, fresh: string) =>
    post<Nothing, NewPassword>('/api/account/password', { old, new: fresh }),
  logoutEverywhere: () => post<Nothing>('/api/account/everywhere', {}),
  forgot: (name: string) => post<Nothing, Forgotten>('/api/account/forgot', { name }),
  resetOf: (token: string) => get<ResetInfo>(`/api/account/reset/${encodeURIComponent(token)}`),
  reset: (token: string, password: string) => post<Me, Resetting>('/api/account/reset', { token, password }),
  deleteAccount: (password: string) => post<Nothing, Farewell>('/api/account/delete', { password }),
  person: (who: string) => get<PersonPage>(`/api/people/${encodeURIComponent(who)}`),
  pastGames: (who: string, scope: string, after?: string | null) =>
    get<PastGames>(`/api/people/${encodeURIComponent(who)}/games`, { scope, after }),
  curve: (who: string, scope: string) => get<Curve>(`/api/people/${encodeURIComponent(who)}/curve`, { scope }),
  ratings: (scope: string) => get<RatingList>('/api/ratings', { scope }),
  company: (id: string, invite?: string | null) => get<Company>(`/api/tables/${id}/company`, { invite }),
  showMe: (shown_to: ShownTo) => post<Nothing, Showing>('/api/me/shown', { shown_to }),
  ties: () => get<Acquaintances>('/api/ties'),
  tie: (tying: Tying) => post<Nothing, Tying>('/api/ties', tying),
  report: (report: Report) => post<Nothing, Report>('/api/reports', report),
  invite: (id: string, name: string) => post<Nothing, Invitation>(`/api/tables/${id}/invite`, { name }),
  rematch: (id: string) => post<Made>(`/api/tables/${id}/rematch`, {}),
  notices: () => get<Notices>('/api/notices'),
  addChannel: (channel: NewChannel) => post<Tried, NewChannel>('/api/notices/channels', channel),
  setChannel: (id: string, plan: ChannelPlan) => post<ChannelInfo, ChannelPlan>(`/api/notices/channels/${id}`, plan),
  tryChannel: (id: string) => post<Tried>(`/api/notices/channels/${id}/try`, {}),
  dropChannel: (id: string) => post<Nothing>(`/api/notices/channels/${id}/delete`, {}),
  confirmChannel: (channel: string, code: string) =>
    post<ChannelInfo, Confirmation>('/api/notices/confirm', { channel, code }),
  setQuiet: (hours: QuietPlan) => post<Nothing, QuietPlan>('/api/notices/quiet', hours),
  come: (token: string, others = false) => post<Came, Ticket>('/api/come', { token, switch: others }),
  stopping: (token: string) => get<Stopping>(`/api/stop/${token}`),
  stop: (token: string) => post<Nothing>(`/stop/${token}`, {}),
  waiting: () => get<Waiting>('/api/waiting'),
  games: (lang: Lang) => get<GameInfo[]>('/api/games', { lang }),
  rules: (game: string, lang: Lang) => get<Rules>(`/api/games/${game}/rules`, { lang }),
  components: (game: string, lang: Lang, version: Version | null) =>
    get<Record<string, ComponentInfo>>(`/api/games/${game}/components`, { lang, ...version }),
  workshop: (game: string, lang: Lang) => get<Workshop>(`/api/workshop/${game}`, { lang }),
  check: (game: string, lang: Lang, draft: Correction) =>
    post<Checked, Correction>(`/api/workshop/${game}/check${written({ lang })}`, draft),
  merge: (lang: Lang, files: Merging) => post<Merged, Merging>(`/api/workshop/merge${written({ lang })}`, files),
  files: (game: string) => get<FileInfo[]>('/api/files', { game }),
  file: (digest: string) => text(`/api/files/${digest}`),
  keepFile: (game: string, text: string) => post<FileInfo, Upload>('/api/files', { game, text }),
  shareFile: (digest: string, shared: boolean) => post<FileInfo, Sharing>(`/api/files/${digest}/share`, { shared }),
  dropFile: (digest: string) => post<Nothing>(`/api/files/${digest}/delete`, {}),
  lobby: () => get<Lobby>('/api/lobby'),
  lobbyPage: (part: LobbyPart, after: string) => get<LobbyPage>(`/api/lobby/${part}`, { after }),
  archive: (id: string, archived: boolean) => post<Nothing, Archiving>(`/api/tables/${id}/archive`, { archived }),
  create: (table: TablePlan) => post<Made, TablePlan>('/api/tables', table),
  quick: (wanted: QuickMatch) => post<Made, QuickMatch>('/api/quick', wanted),
  playNow: (game: string, opponents?: number, agent?: string) =>
    post<Made, PlayNow>('/api/play-now', { game, opponents, agent }),
  table: (id: string, invite: string | null) => get<TableInfo>(`/api/tables/${id}`, { invite }),
  join: (id: string, seat?: number, invite?: string | null) =>
    post<TableInfo, Joining>(`/api/tables/${id}/join`, { seat, invite: invite ?? undefined }),
  leave: (id: string) => post<Nothing>(`/api/tables/${id}/leave`, {}),
  cancel: (id: string) => post<Nothing>(`/api/tables/${id}/cancel`, {}),
  at: (id: string, n: number, seat?: number | null, invite?: string | null) =>
    get<Moment>(`/api/tables/${id}/at/${n}`, { seat, invite }),
  instead: (id: string, n: number, move: string, seat?: number | null, invite?: string | null) =>
    get<Moment[]>(`/api/tables/${id}/instead/${n}`, { move, seat, invite }),
  history: (id: string, invite?: string | null) => get<History>(`/api/tables/${id}/history`, { invite }),
  analysis: (id: string, invite?: string | null) => post<Study>(`/api/tables/${id}/analysis${written({ invite })}`, {}),
  hint: (id: string, invite?: string | null) => post<Hint>(`/api/tables/${id}/hint${written({ invite })}`, {}),
  hintWhy: (id: string, move: string, invite?: string | null) =>
    post<HintReasons>(`/api/tables/${id}/hint/why${written({ move, invite })}`, {}),
  advice: (id: string, wanted: Wanted, invite?: string | null) =>
    post<Advice, Wanted>(`/api/tables/${id}/advice${written({ invite })}`, wanted),
  record: (id: string) => text(`/api/tables/${id}/record`),
  import: (record: string, from?: number, newest = false) =>
    post<Made, Importing>('/api/import', { text: record, from, newest }),
  host: (like: string) => get<HostPage>('/api/host', { like }),
  judge: (person: string, deed: Judging, why: string) =>
    post<Subject, Judgement>(`/api/host/people/${person}`, { deed, why }),
  closeTable: (id: string, why: string) => post<Nothing, Closing>(`/api/host/tables/${id}/close`, { why }),
  locale: (path: string) => text(`/locale/${path}.ftl`),
};

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await send(path + written(query))).json() as Promise<T>;
}

export async function post<T, Body = object>(path: string, body: Body): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.text();
  return (said ? JSON.parse(said) : null) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path)).text();
}

function written(query: Query): string {
  const parts = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return parts.length ? `?${new URLSearchParams(parts.map(([key, value]) => [key, String(value)]))}` : '';
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused(0, 'offline', '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(answer.status, said.error ?? 'unknown', said.text ?? '', said.details);
}
