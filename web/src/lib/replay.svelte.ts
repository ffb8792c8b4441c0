/** A game looked at again: any moment, with anybody's eyes. */
import { api, Refused } from './api';
import { Link, tableSocket } from './link';
import type { ClientMessage, History, Moment, Result, ServerMessage, TableInfo } from './protocol';
import { nameOf } from './say';
import { toasts } from './toast.svelte';

/** Moments that are asked for ahead, so that playing does not falter. */
const AHEAD = 3;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  history = $state.raw<History | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The final result, once it is asked for. */
  result = $state.raw<Result | null>(null);
  refused = $state.raw<Refused | null>(null);
  n = $state(0);
  /** Whose eyes; null is a spectator's, and after the game nothing is hidden from anybody. */
  seat = $state<number | null>(null);
  playing = $state(false);
  /** How the game might have gone on from a moment, and how far that is looked at. */
  branch = $state.raw<{ from: number; move: string; moments: Moment[]; at: number } | null>(null);
  private readonly moments = new Map<string, Promise<Moment>>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  readonly last = $derived(this.history?.moves.length ?? 0);
  /** The moment on the table. */
  readonly shown = $derived(this.branch ? (this.branch.moments[this.branch.at] ?? null) : this.moment);
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);

  async open(n: number | null): Promise<void> {
    try {
      [this.info, this.history] = await Promise.all([
        api.table(this.id, this.invite),
        api.history(this.id, this.invite),
      ]);
      await this.go(n ?? 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    }
  }

  async go(n: number): Promise<void> {
    this.branch = null;
    this.n = Math.max(0, Math.min(this.last, n));
    const { n: wanted, seat } = this;
    try {
      const moment = await this.at(wanted);
      if (wanted === this.n && seat === this.seat) this.moment = moment;
    } catch (error) {
      toasts.failure(error);
      this.playing = false;
    }
    for (let next = wanted + 1; next <= Math.min(this.last, wanted + AHEAD); next++)
      this.at(next).catch(() => undefined);
  }

  /** Another move after the first n decisions, and what code makes of it. */
  async instead(n: number, move: string): Promise<void> {
    await this.go(n);
    try {
      this.branch = { from: n, move, moments: await api.instead(this.id, n, move, this.seat, this.invite), at: 0 };
    } catch (error) {
      toasts.failure(error);
    }
  }

  /** One decision on or back, in the game or beside it. */
  async step(by: 1 | -1): Promise<void> {
    if (!this.branch) return this.go(this.n + by);
    const at = this.branch.at + by;
    if (at < 0) await this.go(this.branch.from);
    else if (at < this.branch.moments.length) this.branch = { ...this.branch, at };
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.n);
  }

  /** Ask for the final result. Places after tie-breaks are told at the table alone, so we look in there for a moment. */
  finish(): void {
    if (this.result) return;
    const link = new Link<ServerMessage, ClientMessage>(tableSocket(this.id, this.invite), {
      message: (message) => {
        if (message.type !== 'over') return;
        this.result = message;
        link.close();
      },
      state: () => undefined,
      greeting: () => ({ type: 'hello', have: this.last }),
    });
  }

  /** The moment before one that is shown; null at the beginning. */
  async before(moment: Moment): Promise<Moment | null> {
    const { branch } = this;
    if (branch?.moments.includes(moment) && branch.at > 0) return branch.moments[branch.at - 1] ?? null;
    return moment.n ? this.at(moment.n - 1).catch(() => null) : null;
  }

  at(n: number): Promise<Moment> {
    const key = `${n}/${this.seat}`;
    let moment = this.moments.get(key);
    if (!moment) {
      moment = api.at(this.id, n, this.seat, this.invite);
      moment.catch(() => this.moments.delete(key));
      this.moments.set(key, moment);
    }
    return moment;
  }
}

/** The address of a moment, with another move in the place of the next one if there is one. */
export function replayAt(id: string, n: number, instead?: string): string {
  const query = new URLSearchParams({ n: String(n), analysis: '' });
  if (instead) query.set('instead', instead);
  return `/replay/${id}?${query}`;
}
