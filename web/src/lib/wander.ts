/**
 * The things of a board can be reached with the arrow keys, whether a move leads there or not, to be looked at closely.
 * A drawing is no button: it takes the focus only while somebody stands on it.
 */
import type { Box } from './aside';
import { KNOWN, thingOf } from './closely.svelte';

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Way = keyof typeof WAYS;
/** A step aside counts as so many ahead. */
const ASIDE = 2.5;

/** The place of the nearest box that way: what lies ahead comes before what lies aside; -1 where there is none. */
export function nearest(from: Box, others: Box[], way: Way): number {
  const [x, y] = WAYS[way];
  const far = others.map((box) => {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = right * x + down * y;
    return ahead > 1 ? ahead + ASIDE * Math.abs(right * y + down * x) : Infinity;
  });
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : -1;
}

type Thing = HTMLElement | SVGElement;

function thingsOf(board: Element): Thing[] {
  return [...board.querySelectorAll<Thing>(KNOWN)].filter(
    (each) => each.getBoundingClientRect().width && each.checkVisibility() && thingOf(each)?.element === each,
  );
}

/** Put the focus on a thing; one that cannot have it by itself says its name and gives all that back afterwards. */
function stand(thing: Thing): void {
  if (!thing.hasAttribute('tabindex') && !thing.matches('button, a')) {
    const subject = thingOf(thing);
    const lent = { tabindex: '-1', role: 'img', 'aria-label': subject?.name || subject?.text || '' };
    const missing = Object.entries(lent).filter(([name]) => !thing.hasAttribute(name));
    for (const [name, value] of missing) thing.setAttribute(name, value);
    thing.addEventListener('blur', () => missing.forEach(([name]) => thing.removeAttribute(name)), { once: true });
  }
  thing.focus();
}

/** Lets the arrow keys go from thing to thing; Enter on one that is not lit asks why, as a click does. */
export function wander(board: HTMLElement): () => void {
  function keydown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Thing;
    if (event.key === 'Enter' && target.getAttribute('role') === 'img') {
      event.preventDefault();
      event.stopPropagation();
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (!(event.key in WAYS) || target.closest('input, textarea, select, [role=dialog]')) return;
    const things = thingsOf(board).filter((each) => each !== target);
    const boxes = things.map((each) => each.getBoundingClientRect());
    const next =
      target === board ? things[0] : things[nearest(target.getBoundingClientRect(), boxes, event.key as Way)];
    event.preventDefault();
    if (next) stand(next);
  }
  board.addEventListener('keydown', keydown);
  return () => board.removeEventListener('keydown', keydown);
}
