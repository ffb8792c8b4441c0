/** The guided game: which of its turns is on, what the coach suggests, and what it says to what the reader did. */
import { untrack } from 'svelte';
import { readMoves, type Move } from '../../../lib/moves';
import type { ComponentInfo, Position as Asked } from '../../../lib/protocol';
import { reducedMotion } from '../../../lib/screen.svelte';
import { standing } from '../../../lib/story';
import type { TableStore } from '../../../lib/table.svelte';
import { read } from '../position';
import { advise } from './advice';
import { meaning, type Saying, told } from './meaning';
import { news } from './news';
import { type Scene, STEPS, stepOf } from './scene';
import { strays } from './turns';

/** So that the eye can follow when the coach plays. */
const PACE = 700;

/** A position and what the reader did until then, taken at one moment. */
interface Glance {
  asked: Asked;
  step: number;
  /** All own decisions of the game, those of the draft included. */
  own: Move[];
  /** Those of the turn that is on. */
  done: Move[];
}

export class Lesson {
  components = $state.raw<Record<string, ComponentInfo>>({});
  /** What the coach says to what happened: to another choice, to a food day. */
  remarks = $state.raw<Saying[]>([]);
  /** The turn of the lesson that the coach plays in the reader's place. */
  private skipped = $state<number | null>(null);
  private glance = $state.raw<Glance | null>(null);
  private played = '';
  /** The answer to the last choice came when the turn was over: it is repeated on the next one. */
  private unread = false;

  constructor(readonly table: TableStore) {}

  readonly position = $derived(this.glance ? read(this.glance.asked.view) : null);
  readonly me = $derived.by(() => this.position?.players[this.table.mine[0] ?? 0] ?? null);
  readonly step = $derived(this.glance?.step ?? 1);
  readonly over = $derived.by(() => this.step > STEPS || Boolean(this.table.info?.over));
  readonly skipping = $derived(this.skipped === this.step);
  readonly scene: Scene | null = $derived.by(() => {
    const { glance, position, me, components } = this;
    if (!glance?.asked.ask || !position || !me || !Object.keys(components).length) return null;
    const { asked, step, done } = glance;
    return {
      step,
      ask: asked.ask ?? '',
      moves: readMoves(asked.moves, this.table.verbs),
      done,
      position,
      me,
      components,
    };
  });
  /** The suggested move; none while others play or the past is looked at, and none after the lesson. */
  readonly advised: Move | null = $derived.by(() => {
    const { scene, over, table } = this;
    return scene?.moves.length && !over && !table.past ? advise(scene) : null;
  });
  readonly reason: Saying | null = $derived(this.scene && this.advised ? meaning(this.advised, this.scene) : null);
  /** Something was done in this turn. */
  readonly begun = $derived(Boolean(this.glance?.done.length));
  /** The turn is about something that cannot be done now. */
  readonly strays = $derived(this.scene !== null && strays(this.scene));
  readonly confirming = $derived(Boolean(this.glance?.asked.can_confirm));

  /** Follow the table. Called once, from the component. */
  live(): void {
    $effect(() => {
      const asked = this.table.position;
      if (asked) untrack(() => this.look(asked));
    });
    $effect(() => {
      if (!this.skipping || this.over || this.table.busy) return;
      const [seq, ready] = [this.glance?.asked.seq ?? '', this.advised !== null || this.confirming];
      if (!ready || seq === this.played) return;
      const timer = setTimeout(() => this.play(seq), reducedMotion.is ? 0 : PACE);
      return () => clearTimeout(timer);
    });
  }

  skip(): void {
    this.skipped = this.step;
  }

  /** A new position: judge what led to it, by what was suggested before. */
  private look(asked: Asked): void {
    const { glance: before, scene, advised } = this;
    this.glance = this.take(asked);
    const { own, done } = this.glance;
    const deed = before && own.length > before.own.length ? own.at(-1) : undefined;
    const begins = Boolean(asked.ask) && !done.length && (before?.asked.turn !== asked.turn || !before.asked.yours);
    if (deed && scene && advised && deed.text !== advised.text) {
      this.remarks = this.answer(deed, scene);
      this.unread = true;
    } else if (deed || (before && own.length < before.own.length)) this.remarks = [];
    if (begins) this.remarks = [...(this.unread ? this.remarks : []), ...this.tidings()];
    if (asked.yours) this.unread = false;
  }

  /** The choice of wealth is the first turn, and every round that has begun for good brings the next one. */
  private take(asked: Asked): Glance {
    const { draft, mine } = this.table;
    const line = standing(this.table.log).filter((entry) => entry.kind === 'play' && entry.n <= asked.n);
    const rounds = line.flatMap((entry) => entry.events ?? []).filter((event) => event.name === 'round').length;
    const own = line.filter((entry) => mine.includes(entry.seat));
    const drafted = asked.drafting ? draft.moves : [];
    const moves = (texts: (string | null | undefined)[]) => texts.map((text) => this.table.move(text ?? ''));
    const here = own.filter((entry) => entry.turn === asked.turn);
    return {
      asked,
      step: stepOf(rounds),
      own: moves([...own.map((entry) => entry.move), ...drafted]),
      done: moves([...here.map((entry) => entry.move), ...drafted]),
    };
  }

  private tidings(): Saying[] {
    const { words, log, mine } = this.table;
    return words && mine[0] !== undefined ? news(log, mine[0], words) : [];
  }

  /** The reader chose something else: what does it mean? */
  private answer(deed: Move, scene: Scene): Saying[] {
    const chosen = this.table.words ? told(deed, this.table.words) : deed.text;
    const priced = scene.moves.find((move) => move.text === deed.text) ?? deed;
    return [{ key: 'learn-otherwise', args: { chosen } }, meaning(priced, scene)];
  }

  /** The coach plays the suggested move, or confirms; once for each position. */
  private play(seq: string): void {
    this.played = seq;
    if (this.advised) this.table.play(this.advised);
    else this.table.confirm();
  }
}
