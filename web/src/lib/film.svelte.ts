/**
 * What rivals did, shown decision by decision. The page shows the film in place of the position, which is the true one
 * all the while: whatever is done at the table ends the film.
 */
import { tick } from 'svelte';
import { Moments } from './moments.svelte';
import { prefs, type Pace } from './prefs.svelte';
import type { Moment, PlayEntry } from './protocol';
import { reducedMotion } from './screen.svelte';
import { changed, held } from './spots';
import { standing } from './story';
import type { TableStore } from './table.svelte';

/** How long a decision is shown, in milliseconds. */
const STEP: Record<Exclude<Pace, 'off'>, number> = { slow: 1300, normal: 800, fast: 400 };
/** However much happened, it is told within this time or so. */
const LONGEST = 20_000;
const SHORTEST_STEP = 250;
/** For a decision that changes nothing in sight. */
const BLINK = 10;

/** As much of a moment as a page needs. */
export type Scene = Pick<Moment, 'n' | 'seat' | 'view' | 'scores'>;

export class Film {
  /** What the page shows instead of the position; null: nothing. */
  shown = $state.raw<Scene | null>(null);
  /** Decisions after which it shows the table. */
  steps = $state.raw<number[]>([]);
  at = $state(0);
  playing = $state(false);
  readonly moments: Moments;
  /** While this holds, the film waits: something else is shown. */
  hold: () => boolean = () => false;
  /** Decisions that the reader has been shown, in whatever way. */
  private seen: number | null = null;
  /** What the page showed last. */
  private last: Scene | null = null;
  private run = 0;

  constructor(readonly table: TableStore) {
    this.moments = new Moments(table.id, table.invite);
  }

  readonly on = $derived(this.shown !== null);
  readonly plays = $derived.by(() =>
    standing(this.table.log).filter((entry): entry is PlayEntry => entry.kind === 'play'),
  );
  /** The decision that is shown now. */
  readonly entry = $derived(this.on ? this.plays.find(({ n }) => n === this.steps[this.at]) : undefined);
  /** Decisions of which position and log both know. */
  private readonly reached = $derived.by(() => Math.min(this.table.position?.n ?? 0, this.plays.at(-1)?.n ?? 0));

  static get still(): boolean {
    return prefs.pace === 'off' || reducedMotion.is;
  }

  /** A position has come: before the page changes, see whether there is something to show. */
  follow(): void {
    const position = this.table.position;
    if (!position) return;
    const [n, before] = [this.reached, this.seen];
    if (before === null || n < before) this.begin(n);
    else if (n > before) this.news(this.plays.filter((entry) => entry.n > before && entry.n <= n));
    this.last = position;
  }

  private begin(n: number): void {
    this.stop();
    this.moments.forget(n);
    this.seen = n;
  }

  private news(entries: PlayEntry[]): void {
    this.seen = this.reached;
    if (Film.still || document.hidden || !entries.some(({ seat }) => !this.table.mine.includes(seat))) {
      if (this.on && this.playing) this.steps = [...this.steps, ...entries.map(({ n }) => n)];
      return;
    }
    const first = entries.findIndex(({ seat }) => !this.table.mine.includes(seat));
    const steps = entries.slice(first).map(({ n }) => n);
    if (this.on) this.steps = [...this.steps, ...steps];
    else this.show(steps, this.last);
  }

  private show(steps: number[], scene: Scene | null): void {
    this.steps = steps;
    this.at = -1;
    this.shown = scene;
    void this.play();
  }

  /** From the moment after this decision on, once more. */
  again(from: number): void {
    if (this.table.past) void this.table.look(null);
    const steps = [from, ...this.plays.filter(({ n }) => n > from).map(({ n }) => n)];
    this.show(steps, this.shown ?? this.table.position);
  }

  async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    while (this.at + 1 < this.steps.length) {
      const before = held(document);
      if (!(await this.go(this.at + 1, run))) return;
      const pace = this.at === 0 || changed(before, held(document)).length ? this.pace() : BLINK;
      do await rest(pace);
      while (this.hold() && run === this.run);
      if (run !== this.run) return;
    }
    this.stop();
  }

  pause(): void {
    this.run += 1;
    this.playing = false;
  }

  /** One decision back or on; beyond the last one stands the present. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    if (this.at + by >= this.steps.length) this.stop();
    else await this.go(Math.max(0, this.at + by), this.run);
  }

  /** The end: the table as it is. */
  stop(): void {
    this.pause();
    this.shown = null;
    this.steps = [];
    this.at = 0;
  }

  private async go(at: number, run: number): Promise<boolean> {
    const n = this.steps[at];
    if (n === undefined) return false;
    for (const next of this.steps.slice(at + 1, at + 4)) this.moments.at(next).catch(() => undefined);
    const moment = await this.moments.at(n).catch(() => null);
    if (run !== this.run) return false;
    if (!moment) return (this.stop(), false);
    this.at = at;
    this.shown = moment;
    await tick();
    return true;
  }

  private pace(): number {
    const usual = STEP[prefs.pace === 'off' ? 'normal' : prefs.pace];
    return Math.max(SHORTEST_STEP, Math.min(usual, LONGEST / this.steps.length));
  }
}

function rest(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
