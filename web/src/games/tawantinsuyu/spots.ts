/** What is said of a spot. */
import type { BoardProps } from '..';
import { type Move, sayMove } from '../../lib/moves';

/** The words of a spot for a screen reader: its move where it has one, else what it is. */
export function spotLabel(board: BoardProps, spot: string, label: string): string {
  const moves = board.lit.get(spot) ?? [];
  const [only] = moves;
  return moves.length === 1 && only ? sayMove(only, board.t) : label;
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

export function abstractMoves(board: BoardProps): Move[] {
  return [...board.lit.entries()]
    .filter(([spot]) => ABSTRACT.some((kind) => spot === kind || spot.startsWith(`${kind}/`)))
    .flatMap(([, moves]) => moves);
}
