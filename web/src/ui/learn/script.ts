/** What a game brings to its guided first game: the deal, the turns, and what the coach knows about them. */
import type { Move } from '../../lib/moves';
import type { Args, ComponentInfo, GameEvent, LogEntry, OptionValue, View } from '../../lib/protocol';
import type { Scene as Rows } from '../../lib/rows';
import { eventsOf } from '../../lib/story';
import type { Words } from '../../lib/words';

/** A decision as the coach sees it. */
export interface Scene {
  /** Which turn of the lesson it is, from 1; more than there are when the lesson is over. */
  step: number;
  /** What is asked: "turn", "place-more" …; empty while nothing is. */
  ask: string;
  moves: Move[];
  /** What was done in this turn so far. */
  done: Move[];
  view: View;
  seat: number;
  components: Record<string, ComponentInfo>;
}

/** A message of the lesson and what fills it. */
export interface Saying {
  key: string;
  args?: Args;
  /** The rule it rests on, where the words themselves name none. */
  rule?: string | null;
}

const RULE = /\b([A-Z]{1,2}\d+)\b/;

/** The words of a saying, always with a rule if one is known. */
export function spoken({ key, args, rule }: Saying, words: Words): string {
  const text = words.say(key, args);
  return rule && !RULE.test(text) ? text.replace(/\.?$/, ` (${rule}).`) : text;
}

/** A text cut at the numbers of rules: words, a number, words … */
export function cutAtRules(text: string): string[] {
  return text.split(RULE);
}

export interface Topic {
  key: string;
  icon: string;
}

/** A turn of the lesson, and what the engine is asked for while it is on. */
export interface Turn extends Topic {
  /** Kinds of moves that it is to have, the most important first; of each one will do. */
  wishes: string[][];
  /** Kinds that other turns are about. */
  spare: string[];
  /** What is said where the first wish cannot be granted now. */
  later?: string;
}

/** S is a scene with whatever else the game reads from its view. Words: `learn-…` in learn/locale of the game. */
export interface Script<S extends Scene = Scene> {
  game: string;
  icon: string;
  /** A deal that has everything the turns speak of. */
  seed: string;
  options: Record<string, OptionValue>;
  /** The code seats at the table. */
  rivals: string[];
  /** The turns in order; each has a title `learn-turn-<key>` and a text `learn-turn-<key>-text`. */
  turns: readonly Turn[];
  /** What the closing speaks of as still to come: `learn-coming-<key>`. */
  coming: readonly Topic[];
  /** Which turn is on, after these events of the game. */
  step(events: GameEvent[], seat: number): number;
  see(scene: Scene): S;
  /** What a move means: why it is suggested, with what is to follow in the turn, or what the reader has chosen instead. */
  meaning(move: Move, scene: S, then: Move[]): Saying;
  /** How a move reads, as in the list of moves. */
  tell?: Rows['tell'];
  /** What fills the texts of the turns. */
  numbers?(scene: S): Args;
  /** Has the reader done already what the turn is about, or is there still time for it? */
  timely?(scene: S): boolean;
  /** What happened to the reader since the own last turn and deserves a word. */
  news?(log: LogEntry[], seat: number, game: Words): Saying[];
  /** What the reader has achieved: `learn-done-<key>` with a number. */
  deeds(scene: S, score: number): (Topic & { n: number })[];
}

/** The turns of a seat that have begun; for games whose lesson goes turn by turn. */
export function turnsBegun(events: GameEvent[], seat: number): number {
  return events.filter((event) => event.name === 'turn' && event.seat === seat).length;
}

/** What happened since the last own decision that stands in the log. */
export function eventsSince(log: LogEntry[], seat: number): GameEvent[] {
  return eventsOf(log.slice(log.findLastIndex((entry) => entry.kind === 'play' && entry.seat === seat)));
}

/** What a component of this kind says; where an id is used by several kinds, the kind stands before it. */
export function dataOf(scene: Scene, kind: string, id: string): unknown {
  const found = scene.components[`${kind}/${id}`] ?? scene.components[id];
  return found?.kind === kind ? found.data : {};
}
