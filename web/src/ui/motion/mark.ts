/** Which things on the page are marked, and where they are now. */
import type { Change } from '../../lib/since';
import { HELD, holds, spotOf } from '../../lib/spots';

export interface Mark {
  spot: string;
  element: HTMLElement | SVGElement;
  /** Something new lies there, something is gone, a number changed, or somebody points at it. */
  kind: 'new' | 'gone' | 'count' | 'point';
  /** "+3", where it is a number. */
  by: string;
}

/** `passing`: the page shows a moment between the two. */
export function marks(root: ParentNode, { before, after }: Change, passing: boolean): Mark[] {
  return things(root).flatMap((element): Mark[] => {
    const [spot, now] = [spotOf(element), holds(element)];
    const [was, is] = [before.get(spot), after.get(spot)];
    if (was === is || now === (was ?? '') || !(passing || now === is)) return [];
    const counts = element.dataset.count !== undefined;
    const kind = counts ? 'count' : now === '' ? 'gone' : 'new';
    return [{ spot, element, kind, by: counts ? difference(was, now) : '' }];
  });
}

export function pointed(root: ParentNode, spots: string[]): Mark[] {
  if (!spots.length) return [];
  const wanted = new Set(spots);
  const named = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-spot], [data-at]')];
  const found = named.filter((each) => wanted.has(spotOf(each)) || wanted.has(each.dataset.spot ?? ''));
  return found.map((element) => ({ spot: spotOf(element), element, kind: 'point', by: '' }));
}

/** Is there a place on the page of which neither moment knows? */
export function unknown(root: ParentNode, { before, after }: Change): string[] {
  return things(root)
    .map(spotOf)
    .filter((spot) => !before.has(spot) && !after.has(spot));
}

function things(root: ParentNode): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(HELD)];
}

function difference(was: string | undefined, now: string): string {
  const by = Number(now) - Number(was ?? 0);
  return Number.isNaN(by) || by === 0 ? '' : by > 0 ? `+${by}` : `−${-by}`;
}

const windows = new WeakMap<Element, Element[]>();

/** The part of the page where an element can be seen at all: boxes that cut off what does not fit. */
function windowsOf(element: Element): Element[] {
  let found = windows.get(element);
  if (!found) {
    found = [];
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (!(each instanceof SVGElement) && getComputedStyle(each).overflow !== 'visible') found.push(each);
    windows.set(element, found);
  }
  return found;
}

/** The part of an element that is seen on the screen; null while its middle cannot be seen. */
export function place(element: HTMLElement | SVGElement): DOMRect | null {
  const rect = element.getBoundingClientRect();
  if (!rect.width || !rect.height) return null;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  let { left, top, right, bottom } = rect;
  for (const each of windowsOf(element)) {
    const frame = each.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}
