/** The piece that was taken in hand: until it is put down, only its own places are lit. */
import { getContext, setContext } from 'svelte';
import { litSpots, type Move } from './moves';

const HAND = Symbol('hand');

export class Hand {
  private taken = $state<string | null>(null);

  /** `lifts` names the piece that makes a move, as the game calls the spot where it lies. */
  constructor(
    private readonly moves: () => Move[],
    private readonly lifts: () => ((move: Move) => string | undefined) | undefined,
  ) {}

  /** The pieces that may be taken, each with its moves. */
  readonly pieces = $derived.by(() => {
    const found = new Map<string, Move[]>();
    for (const move of this.moves()) {
      const piece = this.lifts()?.(move);
      if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
    }
    return found;
  });
  readonly lifted = $derived(this.taken !== null && this.pieces.has(this.taken) ? this.taken : null);
  readonly lit = $derived.by(() =>
    litSpots(this.lifted === null ? this.moves() : (this.pieces.get(this.lifted) ?? [])),
  );

  /** Taken a second time it is put down. */
  press(piece: string): void {
    this.taken = this.lifted === piece ? null : piece;
  }

  take(piece: string): void {
    this.taken = piece;
  }

  putDown(): void {
    this.taken = null;
  }
}

export function holdOut(hand: Hand): Hand {
  return setContext(HAND, hand);
}

/** The hand at this table; none where nothing is played. */
export function theHand(): Hand | undefined {
  return getContext<Hand | undefined>(HAND);
}
