/** A clock that is being chosen. */
import type { ClockKind, ClockPlan, ClockRule, OutOfTime } from './protocol';

export type Timed = Exclude<ClockKind, 'none'>;

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** What may be chosen, in seconds. */
export const SPANS: Record<Timed, number[]> = {
  turn: [MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY],
  game: [15 * MINUTE, 25 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR],
  bank: [5 * DAY, 10 * DAY, 20 * DAY, 30 * DAY],
};
/** What a seat may get after each turn: more time, or what it has used. */
export const MORE: Record<Timed, { increment: number[]; delay: number[] }> = {
  turn: { increment: [], delay: [] },
  game: { increment: [5, 10, 30, MINUTE], delay: [5, 10, 30, MINUTE] },
  bank: { increment: [12 * HOUR, DAY], delay: [12 * HOUR, DAY] },
};
export const HOLIDAYS = [0, 3 * DAY, 7 * DAY, 14 * DAY];
export const OUTS: OutOfTime[] = ['turn', 'game', 'over'];

export class ClockChoice {
  kind = $state<ClockKind>('none');
  seconds = $state(0);
  increment = $state(0);
  delay = $state(0);
  holidays = $state(0);
  out = $state<OutOfTime>('turn');

  /** As another table has it. */
  take(rule: ClockRule): void {
    this.kind = rule.kind;
    this.seconds = rule.seconds;
    this.increment = rule.increment;
    this.delay = rule.delay;
    this.holidays = rule.holidays;
    this.out = rule.out;
  }

  choose(kind: ClockKind): void {
    const usual = kind === 'none' ? 0 : (SPANS[kind][1] ?? 0);
    const out = kind === 'turn' ? 'turn' : 'game';
    this.take({ kind, seconds: usual, increment: 0, delay: 0, holidays: 0, out });
  }

  get plan(): ClockPlan {
    const { kind, seconds, increment, delay, holidays, out } = this;
    return kind === 'none' ? { kind } : { kind, seconds, increment, delay, holidays, out };
  }
}
