/** The rows of the move list: moves under the headings of their places or kinds, as people would say them. */
import { payments } from './changes';
import { KEYS, sayMove, type Move } from './moves';
import type { Changes, ComponentInfo, View } from './protocol';
import { capital, type Words } from './words';

/** How a move reads with the board at hand; what is left out is said by the message of its verb. */
export interface Told {
  /** What it does. */
  label?: string;
  /** Where: a second line. */
  place?: string;
  /** The heading it stands under. */
  heading?: string;
  /** Moves with the same row differ only in the piece: it stands at the end of the row. */
  piece?: string;
  icon?: string;
  colour?: string;
}

/** What the words of a row are read from. */
export interface Scene {
  view: View;
  components: Record<string, ComponentInfo>;
  words: Words;
  tell?: (move: Move, scene: Scene) => Told | undefined;
}

export interface Row {
  id: string;
  label: string;
  place: string;
  icon?: string;
  colour?: string;
  /** One move; more where they differ only in the piece. */
  moves: { move: Move; piece: string }[];
}

export interface MoveGroup {
  id: string;
  /** What all rows of the group begin with; empty where they share nothing. */
  heading: string;
  /** What every row of the group costs: it stands once, in the heading. */
  price: Changes;
  rows: Row[];
}

/** A group of more rows folds; one that stands alone only where it would fill the list twice. */
const MOST_ROWS = 6;
const MOST_ALONE = 12;
/** Letters that a row has room for. */
const LONG = 26;
/** The first group shows some of its rows even so; what the board shows better, folds whole. */
const HEAD = 5;
const MOST_WITH_HEAD = 20;

export function groupMoves(moves: Move[], scene: Scene): MoveGroup[] {
  const groups = new Map<string, MoveGroup>();
  for (const move of moves) {
    const told = scene.tell?.(move, scene) ?? {};
    const id = told.heading ?? move.verb;
    const group = groups.get(id) ?? { id, heading: told.heading ?? '', price: {}, rows: [] };
    groups.set(id, group);
    add(group, move, told, scene.words);
  }
  for (const group of groups.values()) {
    if (!group.heading) shorten(group);
    if (!group.heading) group.rows.forEach(split);
    if (group.heading && group.rows.length > 1) group.price = sharedPrice(group);
  }
  return [...groups.values()];
}

function add(group: MoveGroup, move: Move, told: Told, words: Words): void {
  const row: Row = {
    id: move.text,
    label: told.label ?? sayMove(move, words),
    place: told.place ?? '',
    icon: told.icon,
    colour: told.colour,
    moves: [{ move, piece: told.piece ?? '' }],
  };
  const same = told.piece && group.rows.find(({ label, place }) => label === row.label && place === row.place);
  if (same) same.moves.push(...row.moves);
  else group.rows.push(row);
}

/** "Place a worker: Tikal", "Place a worker: Uxmal" become a heading and two short rows. */
function shorten(group: MoveGroup): void {
  const heads = new Set(group.rows.map((row) => /^(.+?): ./.exec(row.label)?.[1] ?? ''));
  const [heading = ''] = heads;
  if (group.rows.length < 2 || heads.size !== 1 || !heading) return;
  group.heading = heading;
  for (const row of group.rows) row.label = capital(row.label.slice(heading.length + 2));
}

/** A long sentence becomes two lines: what is done, and with what. */
function split(row: Row): void {
  const [, what, which] = /^(.{6,}?): (.+)$/.exec(row.label) ?? [];
  if (!what || !which || row.place || row.label.length < LONG) return;
  row.label = what;
  row.place = capital(which);
}

function sharedPrice({ rows }: MoveGroup): Changes {
  const prices = rows.flatMap((row) => row.moves.map(({ move }) => Object.fromEntries(paid(move.changes))));
  const [first = {}] = prices;
  return prices.every((price) => JSON.stringify(price) === JSON.stringify(first)) ? first : {};
}

function paid(changes: Changes): [string, [number, number]][] {
  const goods = new Set(payments(changes).map(([good]) => good));
  return Object.entries(changes).filter(([good]) => goods.has(good));
}

/** What a row shows where the heading has told the price. */
export function beyond(changes: Changes, price: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([good]) => !(good in price)));
}

/** What a component does, unless the row has told just that: many a tile is called by what stands on it. */
export function about(row: Row, text = ''): string {
  return bare(text) === bare(row.label) ? '' : text;
}

function bare(text: string): string {
  return (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).join(' ');
}

export function folds(group: MoveGroup, groups: MoveGroup[]): boolean {
  return group.rows.length > (groups.length > 1 ? MOST_ROWS : MOST_ALONE);
}

/** The rows that a folded group shows. */
export function head(group: MoveGroup, groups: MoveGroup[]): Row[] {
  return group === groups[0] && group.rows.length <= MOST_WITH_HEAD ? group.rows.slice(0, HEAD) : [];
}

/** Keys in the order of what is seen; a fold has one too. */
export function keyed(groups: MoveGroup[], isOpen: (group: MoveGroup) => boolean): Map<string, string> {
  const seen = groups.flatMap((group) => {
    const rows = (isOpen(group) ? group.rows : head(group, groups)).map((row) => row.id);
    if (!folds(group, groups)) return rows;
    return head(group, groups).length ? [...rows, group.id] : [group.id, ...rows];
  });
  return new Map(seen.map((id, i) => [id, KEYS[i] ?? '']));
}

/** A move in one line, as for what was chosen or cannot be. */
export function describeMove(move: Move, scene: Scene): string {
  const told = scene.tell?.(move, scene);
  if (!told?.label || told.piece) return sayMove(move, scene.words);
  return [told.heading, told.label].filter(Boolean).join(': ');
}
