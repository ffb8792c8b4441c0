/**
 * The games that have a room in this app: one folder each. `card.ts` is what the lobby shows of a game (with the drawings of `card.json`), `index.ts` what
 * its table is made of, `icons.json` the drawings it uses. A game without a board is played by the move list alone.
 */
import type { Component } from 'svelte';
import type { Move } from '../lib/moves';
import type { ComponentInfo, GameEvent, Lang, View } from '../lib/protocol';
import type { Told, Scene } from '../lib/rows';
import { hang } from '../lib/sprite';
import type { Deed } from '../lib/story';
import type { Words } from '../lib/words';
import type { Script } from '../ui/learn/script';

/** A game on the wall of the lobby. */
export interface Card {
  key: string;
  /** Its place on the shelf. */
  shelf: number;
  title: Record<Lang, string>;
  players: [least: number, most: number];
  minutes: number;
  /** The ground of its poster and its emblem. */
  colour: string;
  icon: string;
  Poster: Component;
}

export interface BoardProps {
  view: View;
  names: string[];
  /** The components of the game, by id. */
  components: Record<string, ComponentInfo>;
  /** The spots that are lit, each with its moves. */
  lit: Map<string, Move[]>;
  /** The spot under the pointer, on the board or in the move list. */
  hovered: string | null;
  /** The spot that a coach suggests; it glows more than the others. */
  advised?: string | null;
  /** Spots of what was chosen in this turn and is not confirmed yet. */
  chosen: string[];
  /** What happened in the last decision, for a companion that tells its own turn. */
  lastEvents: GameEvent[];
  /** The words of the game. */
  t: Words;
  reduced: boolean;
  /** On a phone the board shows its main part alone; the rest stands in `tabs`. */
  narrow: boolean;
  onspot: (spot: string) => void;
  /** Ask why a move (in its notation) is not possible. */
  onwhy: (move: string) => void;
  onhover: (spot: string | null) => void;
}

export interface PanelProps {
  view: View;
  seat: number;
  components: Record<string, ComponentInfo>;
  t: Words;
  /** How goods look, where the game says so. */
  goods?: Record<string, Good>;
  /** Goods alone, for the strip of a phone. */
  brief: boolean;
}

export interface Good {
  icon: string;
  colour: string;
}

export interface Tab {
  key: string;
  icon: string;
  label: (t: Words) => string;
  Part: Component<BoardProps>;
}

/** A great moment: the event that makes it one is its name. */
export interface Moment {
  icon: string;
  /** All of the decision belongs to it, not only what follows the event. */
  whole?: boolean;
  /** It goes on through later decisions, until one of these events. */
  until?: string[];
}

/** All that a player has, at full size. */
export interface TableauProps {
  /** Nothing is lit in it. */
  board: BoardProps;
  seat: number;
  /** The reader's own seat, to compare with; null for who watches. */
  mine: number | null;
}

/** One component, drawn from its values alone. */
export interface FaceProps {
  kind: string;
  id: string;
  info: ComponentInfo;
  /** All of the game, by id: a tile shows the buildings that stand on it. */
  components: Record<string, ComponentInfo>;
  t: Words;
  /** What its fields are called, and their values: "colour", "colour/blue". */
  labels: Record<string, string>;
}

/** Icons of the table under one heading; headings and names are messages of the game. */
export interface LegendGroup {
  heading: string;
  signs: { icon: string; name: string; colour?: string }[];
}

export interface GameModule {
  Board?: Component<BoardProps>;
  /** What a player has, below the name. */
  PlayerPanel?: Component<PanelProps>;
  /** Everything that a player has, opened from the panel. */
  Tableau?: Component<TableauProps>;
  /** An opponent who has no seat at the table, such as that of a solo game; stands below the players. */
  Companion?: Component<BoardProps>;
  /** What a player has of each good, where the view does not keep it as `goods`. */
  stock?: (view: View, seat: number) => Record<string, number>;
  /** How goods look in prices. */
  goods?: Record<string, Good>;
  /** The colour of a spot in the move list, as a CSS value. */
  spotColour?: (spot: string) => string | undefined;
  /** How a move reads with the board at hand: what it does, where, under which heading, with which icon. */
  tell?: (move: Move, scene: Scene) => Told | undefined;
  /** An event in a word and an icon, for the log. */
  brief?: (event: GameEvent, t: Words) => Deed | undefined;
  /** A piece at the end of a row, where moves differ only in the piece. */
  Piece?: Component<{ piece: string; t: Words }>;
  /** The piece that makes a move, by the spot where it lies: taken in hand, it lights only its own places. */
  lifts?: (move: Move) => string | undefined;
  /** The component behind a spot, for its explanation. */
  spotComponent?: (spot: string) => string | undefined;
  /** The rule that speaks of a kind of component: { building: 'T85' }. */
  componentRules?: Record<string, string>;
  /** Every icon that is used on the table, with its name. */
  legend?: LegendGroup[];
  /** Short words for the top bar: "Round 12", "Age I". */
  status?: (view: View, t: Words) => string[];
  /** What a player leaves unused by ending the turn now, in few words: "1 worker", "1½ labour". */
  unused?: (view: View, seat: number, t: Words) => string[];
  /** The position in words, for those who do not see the board. */
  describe?: (view: View, t: Words, names: string[]) => string[];
  /** Events that are staged as a band over the board. */
  moments?: Record<string, Moment>;
  /** Is this the last round (year, turn of everybody)? */
  lastRound?: (view: View) => boolean;
  /** Parts of the board that have a tab of their own on a phone. */
  tabs?: Tab[];
  /** A guided first game. */
  learn?: () => Promise<Script>;
}

const cards = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' });
const modules = import.meta.glob<GameModule>('./*/index.ts');
const faces = import.meta.glob<Component<FaceProps>>('./*/Face.svelte', { import: 'default' });
const lessons = import.meta.glob('./*/learn/index.ts');
const emblems = import.meta.glob<string>('./*/card.json', { query: '?sprite', import: 'default', eager: true });
const sprites = import.meta.glob<string>('./*/icons.json', { query: '?sprite', import: 'default' });

export const CARDS: Card[] = Object.values(cards).sort((a, b) => a.shelf - b.shelf);

export function card(key: string): Card | undefined {
  return CARDS.find((each) => each.key === key);
}

/** Bring the drawings of all cards into the page. */
export function drawCards(): void {
  for (const sprite of Object.values(emblems)) hang(sprite);
}

/** Is there a guided first game? */
export function isTaught(key: string): boolean {
  return `./${key}/learn/index.ts` in lessons;
}

/** What the table of a game is made of; empty for a game that has no board here yet. */
export async function load(key: string): Promise<GameModule> {
  const [module] = await Promise.all([modules[`./${key}/index.ts`]?.() ?? {}, draw(key)]);
  return module;
}

/** How the components of a game look one by one; nothing for a game that has no drawings here yet. */
export async function loadFace(key: string): Promise<Component<FaceProps> | undefined> {
  const [face] = await Promise.all([faces[`./${key}/Face.svelte`]?.(), draw(key)]);
  return face;
}

/** Bring the drawings of a game into the page, once. */
async function draw(key: string): Promise<void> {
  const sprite = await sprites[`./${key}/icons.json`]?.();
  if (sprite) hang(sprite);
}
