/** The guided game: which of its turns is on, what the engine advises, and what the coach says to what the reader did. */
import { untrack } from 'svelte';
import { api } from '../../lib/api';
import { readMoves, type Move } from '../../lib/moves';
import type { Advice, ComponentInfo, Position as Asked, Wanted } from '../../lib/protocol';
import { reducedMotion } from '../../lib/screen.svelte';
import { describeMove } from '../../lib/rows';
import { eventsOf, standing } from '../../lib/story';
import type { TableStore } from '../../lib/table.svelte';
import type { Saying, Scene, Script } from './script';

/** So that the eye can follow when the coach plays. */
const PACE = 700;
/** Until the engine is asked once more, where it gave no answer. */
const AGAIN = 2000;
/** How often it is asked before the reader is told that it does not answer. */
const TRIES = 4;

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
  /** What the coach says to what happened: to another choice, to a feast or a famine. */
  remarks = $state.raw<Saying[]>([]);
  /** Does the reader want to know why? */
  asking = $state(false);
  /** The turn of the lesson that the coach plays in the reader's place. */
  private skipped = $state<number | null>(null);
  private glance = $state.raw<Glance | null>(null);
  /** The last answer of the engine; it may be meant for a position that is no more. */
  private advice = $state.raw<Advice | null>(null);
  /** The engine was asked in vain; it is asked anew when the reader wants it, or when there is something else to ask. */
  silent = $state(false);
  private wanted = $state(0);
  private played = '';
  /** The answer to the last choice came when the turn was over: it is repeated on the next one. */
  private unread = false;

  constructor(
    readonly script: Script,
    readonly table: TableStore,
  ) {}

  readonly step = $derived(this.glance?.step ?? 1);
  readonly over = $derived.by(() => this.step > this.script.turns.length || Boolean(this.table.info?.over));
  readonly skipping = $derived(this.skipped === this.step);
  /** How things stand, whoever has to decide. */
  private readonly sight: Scene | null = $derived.by(() => {
    const { glance, components, script, table } = this;
    if (!glance || !Object.keys(components).length) return null;
    const { asked, step, done } = glance;
    return script.see({
      step,
      ask: asked.ask ?? '',
      moves: readMoves(asked.moves, table.verbs),
      done,
      view: asked.view,
      seat: table.mine[0] ?? 0,
      components,
    });
  });
  /** The same, while the reader is asked. */
  readonly scene = $derived(this.sight?.ask ? this.sight : null);
  private readonly turn = $derived.by(() => this.script.turns[this.step - 1]);
  /** Is the turn about something that may still be done? */
  private readonly timely = $derived.by(() => !this.scene || (this.script.timely?.(this.scene) ?? true));
  /** What the engine is to be asked; nothing while others play, and nothing after the lesson. */
  private readonly question: Wanted | null = $derived.by(() => {
    const { scene, over, turn, timely, glance } = this;
    if (!scene?.moves.length || over || !turn || !glance) return null;
    return { seq: glance.asked.seq, wishes: timely ? turn.wishes : [], spare: timely ? turn.spare : [] };
  });
  private readonly answer = $derived(this.advice?.seq === this.question?.seq ? this.advice : null);
  /** The coach does not know yet what to suggest. */
  readonly thinking = $derived.by(() => this.question !== null && this.answer === null && !this.silent);
  /** The moves that are suggested for the rest of the turn; none while the past is looked at. */
  private readonly plan: Move[] = $derived.by(() => {
    const { scene, answer, table } = this;
    if (!scene || !answer || table.past) return [];
    const [first = '', ...others] = answer.moves;
    const offered = scene.moves.find((move) => move.text === first);
    return offered ? [offered, ...others.map((text) => table.move(text))] : [];
  });
  readonly advised: Move | null = $derived(this.plan[0] ?? null);
  readonly reason: Saying | null = $derived.by(() => {
    const { scene, advised, glance, script, plan } = this;
    return scene && advised ? { rule: glance?.asked.rule, ...script.meaning(advised, scene, plan.slice(1)) } : null;
  });
  readonly numbers = $derived.by(() => (this.sight && this.script.numbers?.(this.sight)) ?? {});
  /** Something was done in this turn. */
  readonly begun = $derived(Boolean(this.glance?.done.length));
  /** The turn is about something that cannot be done now. */
  readonly later: Saying | null = $derived.by(() => {
    const { scene, answer, turn, timely } = this;
    if (scene?.ask !== 'turn' || !answer || !turn?.later) return null;
    return timely && answer.granted[0] !== false ? null : { key: turn.later };
  });
  readonly deeds = $derived.by(() => {
    const { sight, glance, script } = this;
    const all = sight && glance ? script.deeds(sight, glance.asked.scores[sight.seat] ?? 0) : [];
    return all.filter(({ n }) => n > 0);
  });
  readonly confirming = $derived(Boolean(this.glance?.asked.can_confirm));

  /** Follow the table. Called once, from the component. */
  live(): void {
    $effect(() => {
      const asked = this.table.position;
      if (asked) untrack(() => this.look(asked));
    });
    $effect(() => {
      void this.wanted;
      return this.question ? this.consult(this.question) : undefined;
    });
    $effect(() => {
      if (!this.skipping || this.over || this.table.busy) return;
      const [seq, ready] = [this.glance?.asked.seq ?? '', this.advised !== null || this.confirming];
      if (!ready || seq === this.played) return;
      const timer = setTimeout(() => this.play(seq), reducedMotion.is ? 0 : PACE);
      return () => clearTimeout(timer);
    });
  }

  told(move: Move): string {
    const { words, view } = this.table;
    if (!words || !view) return '';
    return describeMove(move, { view, components: this.components, words, tell: this.script.tell });
  }

  skip(): void {
    this.skipped = this.step;
  }

  askAgain(): void {
    this.wanted += 1;
  }

  /** Ask the engine until it answers, a few times at most, or until something else is to be asked. */
  private consult(question: Wanted): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let tries = 0;
    const ask = async () => {
      try {
        const advice = await api.advice(this.table.id, question, this.table.invite);
        if (!over) this.advice = advice;
      } catch {
        if (over) return;
        tries += 1;
        if (tries < TRIES) timer = setTimeout(() => void ask(), AGAIN);
        else this.silent = true;
      }
    };
    void ask();
    return () => {
      over = true;
      this.silent = false;
      clearTimeout(timer);
    };
  }

  /** A new position: judge what led to it, by what was suggested before. */
  private look(asked: Asked): void {
    const { glance: before, scene, advised } = this;
    this.glance = this.take(asked);
    const { own, done } = this.glance;
    const deed = before && own.length > before.own.length ? own.at(-1) : undefined;
    const begins = Boolean(asked.ask) && !done.length && (before?.asked.turn !== asked.turn || !before.asked.yours);
    if (before && deed && scene && advised && deed.text !== advised.text) {
      this.remarks = this.comment(deed, scene, before.asked.rule);
      this.unread = true;
    } else if (deed || (before && own.length < before.own.length)) this.remarks = [];
    if (begins) this.remarks = [...(this.unread ? this.remarks : []), ...this.tidings()];
    if (asked.yours) this.unread = false;
  }

  private take(asked: Asked): Glance {
    const { draft, mine } = this.table;
    const plays = standing(this.table.log).filter((entry) => entry.kind === 'play');
    const line = plays.filter((entry) => entry.n <= asked.n);
    const own = line.filter((entry) => mine.includes(entry.seat));
    const drafted = asked.drafting ? draft.moves : [];
    const moves = (texts: (string | null)[]) => texts.map((text) => this.table.move(text ?? ''));
    const here = own.filter((entry) => entry.turn === asked.turn);
    return {
      asked,
      step: this.script.step(eventsOf(line), mine[0] ?? 0),
      own: moves([...own.map((entry) => entry.move), ...drafted]),
      done: moves([...here.map((entry) => entry.move), ...drafted]),
    };
  }

  private tidings(): Saying[] {
    const { words, log, mine } = this.table;
    return words && mine[0] !== undefined ? (this.script.news?.(log, mine[0], words) ?? []) : [];
  }

  /** The reader chose something else: what does it mean? */
  private comment(deed: Move, scene: Scene, rule: string | null): Saying[] {
    const priced = scene.moves.find((move) => move.text === deed.text) ?? deed;
    return [
      { key: 'coach-otherwise', args: { chosen: this.told(deed) } },
      { rule, ...this.script.meaning(priced, scene, []) },
    ];
  }

  /** The coach plays the suggested move, or confirms; once for each position. What cannot be undone asks twice. */
  private play(seq: string): void {
    this.played = seq;
    if (this.advised) this.table.play(this.advised);
    if (!this.advised || this.table.armed) this.table.endTurn();
  }
}
