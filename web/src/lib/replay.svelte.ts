/** A game looked at again: any moment, with anybody's eyes. */
import { api, Refused } from './api';
import type { History, Moment, Result, TableInfo } from './protocol';
import { nameOf } from './say';
import { toasts } from './toast.svelte';

/** Moments that are asked for ahead, so that playing does not falter. */
const AHEAD = 3;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  history = $state.raw<History | null>(null);
  moment = $state.raw<Moment | null>(null);
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

  /** The final result as the last decisions tell it. */
  get result(): Result | null {
    const final = this.history?.scores.at(-1)?.[1];
    if (!final || !this.info?.over) return null;
    const sheet = final.map(() => ({}) as Record<string, number>);
    for (const entry of this.history?.moves ?? []) {
      for (const { name, seat, args } of entry.events ?? []) {
        const points = seat === null ? undefined : sheet[seat];
        if (name !== 'score' || !points) continue;
        points[String(args.source)] = (points[String(args.source)] ?? 0) + Number(args.vp ?? 0);
      }
    }
    return { scores: final, ranking: final.map((score) => 1 + final.filter((other) => other > score).length), sheet };
  }

  private at(n: number): Promise<Moment> {
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
