/** Cards keep their places while a turn lasts, so that none slides under the pointer that pressed its neighbour. */

export interface Slot {
  card: string;
  /** How many are in hand, how many were played, and of those how many abilities are left to use. */
  hand: number;
  played: number;
  ready: number;
}

export interface Kept {
  turn: string;
  cards: string[];
}

interface Cards {
  hand: string[];
  above: string[];
  ready: string[];
}

/** The places of this turn: those there were, then what has come. */
export function keep(before: Kept, turn: string, { hand, above }: Cards): Kept {
  const cards = [...(before.turn === turn ? before.cards : []), ...hand, ...above];
  return { turn, cards: [...new Set(cards)] };
}

export function slotsOf(kept: Kept, { hand, above, ready }: Cards): Slot[] {
  const count = (cards: string[], card: string) => cards.filter((each) => each === card).length;
  return kept.cards.map((card) => ({
    card,
    hand: count(hand, card),
    played: count(above, card),
    ready: count(ready, card),
  }));
}
