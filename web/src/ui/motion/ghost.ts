/** What would lie where at another moment: the table is drawn aside, read, and thrown away. */
import { mount, unmount, untrack } from 'svelte';
import type { BoardProps, GameModule } from '../../games';
import type { Scores, Seat, View } from '../../lib/protocol';
import { held, type Held } from '../../lib/spots';
import Ghost from './Ghost.svelte';

/** What a table is drawn with, whatever the moment. */
export interface Stage {
  module: GameModule;
  board: BoardProps;
  seats: Seat[];
}

export interface Scene {
  view: View;
  scores: Scores;
}

const NOBODY: Pick<BoardProps, 'lit' | 'chosen' | 'hovered' | 'advised'> = {
  lit: new Map(),
  chosen: [],
  hovered: null,
  advised: null,
};

export function heldAt({ module, board, seats }: Stage, { view, scores }: Scene): Held {
  return untrack(() => {
    const target = document.createElement('div');
    const ghost = mount(Ghost, {
      target,
      props: { module, seats, scores, board: { ...board, ...NOBODY, view, reduced: true } },
    });
    const found = held(target);
    void unmount(ghost);
    return found;
  });
}
