/** Positions of the past, each asked for once. */
import { api } from './api';
import type { Moment, Position } from './protocol';

export class Moments {
  private readonly kept = new Map<number, Promise<Moment>>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  at(n: number): Promise<Moment> {
    let moment = this.kept.get(n);
    if (!moment) {
      moment = api.at(this.id, n, undefined, this.invite);
      moment.catch(() => this.kept.delete(n));
      this.kept.set(n, moment);
    }
    return moment;
  }

  /** A position that was told anyway. */
  keep({ n, turn, seat, as, view, scores }: Position): Moment {
    const moment = { n, turn, seat, as, view, scores, entry: null };
    if (!this.kept.has(n)) this.kept.set(n, Promise.resolve(moment));
    return moment;
  }

  /** Decisions after these do not stand any more. */
  forget(n: number): void {
    for (const later of this.kept.keys()) if (later > n) this.kept.delete(later);
  }
}
