/** The lobby as this browser knows it: asked for once, then told over a socket what changes. */
import { api } from './api';
import { badge } from './badge';
import { Link, socketUrl, type LinkState } from './link';
import type { Lobby, LobbyAsk, LobbyFurther, LobbyPage, LobbyPart, LobbyTold, TableCard } from './protocol';
import { toasts } from './toast.svelte';

export type List = Exclude<keyof LobbyFurther, 'mine'>;

const NONE: LobbyFurther = { mine: null, open: null, running: null, finished: null };
const EMPTY: Lobby = { at: 0, you: null, mine: [], open: [], running: [], finished: [], further: NONE };
/** Cards of a list that are kept, however long somebody looks on. */
const MOST_KEPT = 250;

export class LobbyStore {
  lobby = $state.raw<Lobby>(EMPTY);
  /** What was asked for beyond the first page of a list. */
  private older = $state.raw<Partial<Record<LobbyPart, LobbyPage>>>({});
  link = $state<LinkState>('connecting');
  /** Is anything known yet? */
  ready = $state(false);
  /** Seconds by which the clock of the server is ahead of ours. */
  private ahead = $state(0);
  private line: Link<LobbyTold, LobbyAsk> | null = null;

  readonly mine = $derived(this.all('mine').sort(byUrgency));
  readonly calling = $derived(this.mine.filter((card) => card.your_turn).length);

  async open(): Promise<void> {
    await this.ask();
    this.line = new Link(socketUrl('/api/lobby/socket'), {
      message: (message) => this.hear(message),
      state: (state) => (this.link = state),
      greeting: () => ({ type: 'look', since: this.lobby.at || null }),
    });
  }

  close(): void {
    this.line?.close();
  }

  reconnect(): void {
    this.line?.now();
  }

  /** Whoever reads may have become somebody else. */
  async introduce(person: string | null): Promise<void> {
    if (!this.line || this.lobby.you === person) return;
    this.older = {};
    await this.ask();
    this.line.again();
  }

  /** The seconds that are left until then. */
  left(deadline: number): number {
    return deadline - Date.now() / 1000 - this.ahead;
  }

  /** All that is known of a list: what has moved to its first page since is not shown twice. */
  all(part: LobbyPart): TableCard[] {
    const first = part === 'archived' ? [] : this.lobby[part];
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...(this.older[part]?.cards.filter(({ id }) => !known.has(id)) ?? [])];
  }

  further(part: LobbyPart): string | null {
    const asked = this.older[part];
    return asked ? asked.further : part === 'archived' ? '' : this.lobby.further[part];
  }

  async more(part: LobbyPart): Promise<void> {
    const after = this.further(part);
    if (after === null) return;
    try {
      const page = await api.lobbyPage(part, after);
      this.older = { ...this.older, [part]: { ...page, cards: [...(this.older[part]?.cards ?? []), ...page.cards] } };
    } catch (error) {
      toasts.failure(error);
    }
  }

  async archive(card: TableCard, archived: boolean): Promise<void> {
    try {
      await api.archive(card.id, archived);
      this.place([{ ...card, archived }]);
    } catch (error) {
      toasts.failure(error);
    }
  }

  private async ask(): Promise<void> {
    try {
      this.lobby = await api.lobby();
      this.ahead = this.lobby.at - Date.now() / 1000;
      this.ready = true;
      badge.told(this.calling);
    } catch {
      // The socket says when the server is there again, and it is asked then.
    }
  }

  private hear(message: LobbyTold): void {
    if (message.type === 'again') void this.ask().then(() => this.line?.send({ type: 'look', since: this.lobby.at }));
    if (message.type !== 'tables') return;
    this.lobby = { ...this.lobby, at: message.at };
    this.ahead = message.at - Date.now() / 1000;
    this.place(message.cards, message.gone);
    badge.told(this.calling);
  }

  /** Put changed tables where they belong now; what is known to be newer stays. */
  private place(cards: TableCard[], gone: string[] = []): void {
    const lobby = { ...this.lobby };
    const older = { ...this.older };
    const fresh = cards.filter((card) => !this.knowsNewer(card));
    const out = new Set(gone);
    for (const part of ['mine', 'open', 'running', 'finished'] as const)
      lobby[part] = merged(lobby[part], fresh, out, (card) => belongs(card, part)).slice(0, MOST_KEPT);
    for (const [part, page] of Object.entries(older) as [LobbyPart, LobbyPage][]) {
      const known = new Set(page.cards.map(({ id }) => id));
      const changed = part === 'archived' ? fresh : fresh.filter(({ id }) => known.has(id));
      older[part] = { ...page, cards: merged(page.cards, changed, out, (card) => belongs(card, part)) };
    }
    [this.lobby, this.older] = [lobby, older];
  }

  private knowsNewer(card: TableCard): boolean {
    const { mine, open, running, finished } = this.lobby;
    return [mine, open, running, finished].some((list) =>
      list.some(({ id, updated }) => id === card.id && updated > card.updated),
    );
  }
}

const LISTED: Record<string, List> = { gathering: 'open', running: 'running', over: 'finished' };

function belongs(card: TableCard, part: LobbyPart): boolean {
  if (part === 'mine' || part === 'archived') return card.yours && card.archived === (part === 'archived');
  return card.visibility === 'public' && LISTED[card.status] === part;
}

/** A list with what has changed: each in its place, new ones first. */
function merged(
  list: TableCard[],
  changed: TableCard[],
  gone: Set<string>,
  fits: (card: TableCard) => boolean,
): TableCard[] {
  const news = new Map(changed.map((card) => [card.id, card]));
  const known = new Set(list.map(({ id }) => id));
  const kept = list.map((card) => news.get(card.id) ?? card).filter((card) => !gone.has(card.id) && fits(card));
  return [...changed.filter((card) => !known.has(card.id) && fits(card)), ...kept];
}

/** My turns first, those with the least time left before all; then what others decide, what waits, what is over. */
export function byUrgency(a: TableCard, b: TableCard): number {
  const calls = rank(a) - rank(b);
  if (calls) return calls;
  const time = (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
  if (time) return Number.isNaN(time) ? order(a, b) : time;
  return order(a, b);
}

function rank(card: TableCard): number {
  if (card.your_turn) return 0;
  return { running: 1, gathering: 2, over: 3, cancelled: 4 }[card.status];
}

/** Without a clock who has waited longest for me comes first, else what has just changed. */
function order(a: TableCard, b: TableCard): number {
  return a.your_turn ? a.updated - b.updated : b.updated - a.updated;
}
