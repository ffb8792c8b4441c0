/** What changed since the reader last had a say: the moment of the last own turn beside the one that stands now. */
import type { Film } from '../../lib/film.svelte';
import type { LogEntry, Moment, PlayEntry } from '../../lib/protocol';
import { type Change, doneByOthers, endOfMine, type Stretch, together } from '../../lib/since';
import { changed, type Held } from '../../lib/spots';
import type { TableStore } from '../../lib/table.svelte';
import { heldAt, type Scene, type Stage } from './ghost';

interface Span {
  /** Decisions that stood when the reader's last turn ended. */
  from: number;
  stretches: Stretch[];
}

/** One decision of the past. */
function lookedAt(n: number): Span {
  const from = Math.max(0, n - 1);
  return { from, stretches: [{ from, to: n }] };
}

export class Since {
  change = $state.raw<Change | null>(null);
  /** Decisions that stood when the reader's last turn ended. */
  from = $state<number | null>(null);
  private readonly held = new Map<number, Held>();
  private asked = 0;

  constructor(
    readonly table: TableStore,
    readonly film: Film,
    readonly stage: () => Stage | null,
  ) {}

  /** A position, a line of the log or a look at the past has come. */
  async read(): Promise<void> {
    const { table, film } = this;
    const [position, past] = [table.position, table.past];
    if (!position) return;
    if (!position.drafting && table.mine.length < 2) film.moments.keep(position);
    const asked = ++this.asked;
    try {
      const { from, stretches } = past ? lookedAt(past.n) : this.span(await film.moments.at(position.n));
      const changes = await Promise.all(stretches.map((stretch) => this.changeIn(stretch)));
      if (asked !== this.asked) return;
      this.from = past ? null : from;
      this.change = together(changes);
    } catch {
      // Without an answer nothing is marked; the next position asks again.
    }
  }

  /** Whoever only watches sees what the last turn changed. */
  private span(now: Moment): Span {
    const { table, film } = this;
    const plays = film.plays.filter(({ n }) => n <= now.n);
    const seats = table.mine.length > 1 && table.position?.as != null ? [table.position.as] : table.mine;
    if (seats.length) {
      const from = endOfMine(plays, seats, now.seat === null ? Infinity : now.turn);
      // An empty stretch at the end: what the page knows of all other places.
      return { from, stretches: [...doneByOthers(plays, seats, from), { from: now.n, to: now.n }] };
    }
    const last = plays.at(-1)?.turn ?? 0;
    const from = plays.findLast(({ turn }) => turn < last)?.n ?? 0;
    return { from, stretches: [{ from, to: now.n }] };
  }

  private async changeIn({ from, to }: Stretch): Promise<Change> {
    const [then, now] = await Promise.all([this.film.moments.at(from), this.film.moments.at(to)]);
    return { before: this.heldOf(then), after: this.heldOf(now) };
  }

  /** The page shows more than it did: look again. */
  again(): void {
    this.held.clear();
    void this.read();
  }

  /** The places that a decision changed, and the one where it was made. */
  async spotsOf(entry: LogEntry): Promise<string[]> {
    if (entry.kind !== 'play' || !entry.n) return [];
    const moments = await Promise.all([entry.n - 1, entry.n].map((n) => this.film.moments.at(n)));
    const [before, after] = moments.map((moment) => this.heldOf(moment));
    const spot = this.spotOf(entry);
    return [...(spot ? [spot] : []), ...(before && after ? changed(before, after) : [])];
  }

  private spotOf(entry: PlayEntry): string {
    return entry.move ? this.table.move(entry.move).spot : '';
  }

  private heldOf(moment: Scene & { n: number }): Held {
    const stage = this.stage();
    let found = this.held.get(moment.n);
    if (!found && stage) {
      found = heldAt(stage, moment);
      this.held.set(moment.n, found);
    }
    return found ?? new Map<string, string>();
  }
}
