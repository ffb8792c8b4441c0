/** What the reader looks at: somebody's colony, and the tile in hand, turned this way or that. */

class Looking {
  /** The seat whose colony or city lies on the table; null for one's own. */
  seat = $state<number | null>(null);
  /** Quarter turns of the tile in hand. */
  turn = $state(0);
  /** It is being dragged over the colony. */
  dragged = $state(false);
}

export const looking = new Looking();
