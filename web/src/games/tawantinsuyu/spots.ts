/** What is said of a spot. */
import type { BoardProps } from '..';
import type { Move } from '../../lib/moves';
import { nodeAt, spaceAt, stairsAt } from './drawing';
import { type Position, spaceData, taskOf } from './position';

/** What a move costs of food, whichever it is, and of gold. */
export function costOf({ changes, price }: Move): { food: number; gold: number } {
  const paid = (good: string) => Math.max(0, -(changes[good]?.[0] ?? 0));
  return { food: paid('food') + paid('potato') + paid('corn'), gold: price.gold ?? 0 };
}

/** The price of a spot's cheapest move; in full where an army card has to help to pay it. */
export function spotPrice(moves: Move[] | undefined, full: number): { food: number; gold: number } {
  const costs = (moves ?? [])
    .map((move) => ({ ...costOf(move), ...('army-card' in move.changes ? { food: full } : {}) }))
    .sort((a, b) => a.food + a.gold - b.food - b.gold);
  return costs[0] ?? { food: 0, gold: 0 };
}

/** Spots whose verb has no place of its own on the table; they are offered as buttons over the hill. */
const ABSTRACT = [
  'ability',
  'perform',
  'gold',
  'extra',
  'bonus',
  'part',
  'exchange',
  'demand',
  'pay',
  'skip',
  'done',
  'card/gold',
];

export function abstractMoves(board: BoardProps, position: Position): Move[] {
  const here = openTasks(board, position).map((task) => `task/${task}`);
  return [...board.lit.entries()]
    .filter(([spot]) =>
      spot.startsWith('task/')
        ? !here.includes(spot)
        : ABSTRACT.some((kind) => spot === kind || spot.startsWith(`${kind}/`)),
    )
    .flatMap(([, moves]) => moves)
    .filter((move) => !endsTurn(move));
}

/** What does nothing but end the turn has a button of its own. */
function endsTurn({ verb, ends, changes }: Move): boolean {
  return verb === 'done' && ends && !Object.keys(changes).length;
}

/** Where on the hill something is lit. */
export function litPoints(board: BoardProps, position: Position): [number, number][] {
  const nodes = position.work ? (spaceData(board.components, position.work.space)?.nodes ?? []) : [];
  return [...board.lit.keys()].flatMap((spot): [number, number][] => {
    const [kind, name = '', sector = ''] = spot.split('/');
    if (kind === 'space') return [spaceAt(name)];
    if (kind === 'stairs') return [stairsAt(name, Number(sector))];
    if (kind === 'task') return nodes.filter((node) => taskOf(board.components, node) === name).map(nodeAt);
    return [];
  });
}

/** Tasks of the space at which somebody works, as far as they are not done. A card may allow another one. */
function openTasks(board: BoardProps, { work }: Position): string[] {
  const nodes = work ? (spaceData(board.components, work.space)?.nodes ?? []) : [];
  return nodes.filter((_, i) => !work?.done[i]).map((node) => taskOf(board.components, node));
}
