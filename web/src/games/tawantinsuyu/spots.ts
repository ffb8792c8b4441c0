/** What is said of a spot. */
import type { BoardProps } from '..';
import type { Move } from '../../lib/moves';
import { t } from '../../lib/speech.svelte';
import { type Position, spaceData, taskOf } from './position';

/** A tip with the source of the component it speaks of. */
export function sourced(board: BoardProps, id: string, text: string): string {
  const status = board.components[id]?.status;
  return status ? `${text} ${t('ui-source', { status: board.t.term('status', status) })}` : text;
}

/** The price of a spot's cheapest move. */
export function spotPrice(moves: Move[] | undefined): Record<string, number> {
  const total = (move: Move) => Object.values(move.price).reduce((sum, n) => sum + n, 0);
  return [...(moves ?? [])].sort((a, b) => total(a) - total(b))[0]?.price ?? {};
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
    .flatMap(([, moves]) => moves);
}

/** Tasks of the space at which somebody works, as far as they are not done. A card may allow another one. */
function openTasks(board: BoardProps, { work }: Position): string[] {
  const nodes = work ? (spaceData(board.components, work.space)?.nodes ?? []) : [];
  return nodes.filter((_, i) => !work?.done[i]).map((node) => taskOf(board.components, node));
}
