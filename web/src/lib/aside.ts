/** Where a small box stands that explains a thing: beside it, inside the window, over nothing that is being read. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

const GAP = 8;

/** The first of the places below, above, right and left of the thing that covers least of what is to stay clear. */
export function aside(thing: Box, size: Size, window: Size, clear: Box[]): { left: number; top: number } {
  const middle = thing.left + (thing.width - size.width) / 2;
  const centre = thing.top + (thing.height - size.height) / 2;
  const places = [
    { left: middle, top: thing.top + thing.height + GAP },
    { left: middle, top: thing.top - size.height - GAP },
    { left: thing.left + thing.width + GAP, top: centre },
    { left: thing.left - size.width - GAP, top: centre },
    ...clear.flatMap((box) => [
      { left: box.left - size.width - GAP, top: centre },
      { left: box.left + box.width + GAP, top: centre },
      { left: middle, top: box.top - size.height - GAP },
    ]),
  ].map((place) => within(place, size, window));
  const covered = (place: { left: number; top: number }) =>
    [thing, ...clear].reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0);
  const [first, ...others] = places.map((place) => ({ place, covers: covered(place) }));
  if (!first) throw new Error('no place');
  return others.reduce((best, other) => (other.covers < best.covers ? other : best), first).place;
}

function within({ left, top }: { left: number; top: number }, size: Size, window: Size) {
  const keep = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP));
  return { left: keep(left, window.width - size.width), top: keep(top, window.height - size.height) };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
