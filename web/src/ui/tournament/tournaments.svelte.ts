/** Tournaments as this browser knows them: asked for, and asked for anew whenever the server says that one has changed. */
import { get, post, Refused } from '../../lib/api';
import { Link, socketUrl, type LinkState } from '../../lib/link';
import { sayLevel } from '../../lib/people';
import type {
  CallingOff,
  CodeEntrant,
  Entrant,
  LobbyAsk,
  LobbyTold,
  Removal,
  TournamentList,
  TournamentMade,
  TournamentPage,
  TournamentPlan,
} from '../../lib/protocol';
import { t } from '../../lib/speech.svelte';
import { toasts } from '../../lib/toast.svelte';

const ALL = '/api/tournaments';
/** Milliseconds in which changes are gathered: a round ends with several at once. */
const TOGETHER = 250;

export async function openTournament(plan: TournamentPlan): Promise<string> {
  return (await post<TournamentMade, TournamentPlan>(ALL, plan)).id;
}

/** One tournament, or the list of them, kept up to date. */
export class Followed<T extends TournamentPage | TournamentList> {
  /** What is known; null before the first answer. */
  now = $state.raw<T | null>(null);
  /** There is no such tournament. */
  missing = $state(false);
  link = $state<LinkState>('connecting');
  private line: Link<LobbyTold, LobbyAsk> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string | null) {}

  get path(): string {
    return this.id === null ? ALL : `${ALL}/${encodeURIComponent(this.id)}`;
  }

  open(): void {
    void this.ask();
    this.line = new Link(socketUrl('/api/lobby/socket'), {
      message: (message) => this.hear(message),
      state: (state) => this.turn(state),
      greeting: () => ({ type: 'follow', tournament: this.id }),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.line?.close();
  }

  reconnect(): void {
    this.line?.now();
  }

  async ask(): Promise<void> {
    try {
      this.now = await get<T>(this.path);
      this.missing = false;
    } catch (error) {
      this.missing = error instanceof Refused && error.status === 404;
      // Otherwise the line says when the server is there again, and it is asked then.
    }
  }

  /** Do something about it; the answer is how it stands then. */
  async act(deed: string, body: Removal | CodeEntrant | CallingOff = {}): Promise<void> {
    try {
      this.now = await post<T, object>(`${this.path}/${deed}`, body);
    } catch (error) {
      toasts.failure(error);
    }
  }

  private turn(state: LinkState): void {
    const back = state === 'open' && this.link === 'lost';
    this.link = state;
    if (back) this.soon();
  }

  private hear(message: LobbyTold): void {
    if (message.type === 'tournament' || message.type === 'again') this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), TOGETHER);
  }
}

/** People have names; code is called by its level, with a number where there are several of it. */
export function nameOf(entrant: Entrant | undefined, all: Entrant[]): string {
  if (!entrant) return '';
  if (entrant.agent === null) return entrant.name ?? t('ui-former-player');
  const alike = all.filter((each) => each.agent === entrant.agent);
  const level = sayLevel(entrant.agent);
  return alike.length > 1 ? `${level} ${alike.indexOf(entrant) + 1}` : level;
}
