/**
 * What lies where, as the page shows it. Boards and panels say it themselves: `data-spot` is the name of a place or of
 * the home of a piece, `data-holds` a short word for what is there now (a seat, a tile, a number; empty for nothing).
 * Where `data-spot` is already the spot that a move lights, the name of the place is `data-at`.
 */
export type Held = Map<string, string>;

export const HELD = '[data-holds]';

/** All places below this element with what they hold. */
export function held(root: ParentNode): Held {
  return new Map([...root.querySelectorAll<HTMLElement | SVGElement>(HELD)].map((each) => [spotOf(each), holds(each)]));
}

export function spotOf(element: HTMLElement | SVGElement): string {
  return element.dataset.at ?? element.dataset.spot ?? '';
}

export function holds(element: HTMLElement | SVGElement): string {
  return element.dataset.holds ?? '';
}

/** The places that hold something else by now. */
export function changed(before: Held, after: Held): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((spot) => before.get(spot) !== after.get(spot));
}
