/** Pieces travel whenever a page shows another position. To be called while a page is set up. */
import { untrack } from 'svelte';
import { Film } from '../../lib/film.svelte';
import type { View } from '../../lib/protocol';
import { type Durations, fly, look } from './flight';

export interface Travelled {
  /** What the page shows; the page itself; and what lies above it, where copies fly. */
  view: View | undefined;
  root: HTMLElement | undefined;
  sky: HTMLElement | undefined;
  times: Durations;
}

export function travel(page: () => Travelled): void {
  let before: ReturnType<typeof look> | null = null;
  $effect.pre(() => {
    void page().view;
    const { root } = untrack(page);
    before = root && !Film.still ? untrack(() => look(root)) : null;
  });
  $effect(() => {
    void page().view;
    const { root, sky, times } = untrack(page);
    if (root && sky && before) fly(root, sky, before, times);
    before = null;
  });
}
