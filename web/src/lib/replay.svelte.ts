/** A game looked at again: any moment, with anybody's eyes. */
import { api, Refused } from './api';
import { Link, socketUrl } from './link';
import type { History, Moment, Result, TableInfo } from './protocol';
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
  private readonly moments = new Map<string, Promise<Moment>>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  readonly last = $derived(this.history?.moves.length ?? 0);
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

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.n);
  }

  /** Ask for the final result. Places after tie-breaks are told at the table alone, so we look in there for a moment. */
  finish(): void {
    if (this.result) return;
    const link = new Link(socketUrl(this.id, this.invite), {
      message: (message) => {
        if (message.type !== 'over') return;
        this.result = message;
        link.close();
      },
      state: () => undefined,
      have: () => this.last,
    });
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
