/** Where a box that explains a spot stands: near it, and over nothing that is still to be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Corner = Pick<Box, 'left' | 'top'>;

const GAP = 12;
const MARGIN = 8;

export function beside(spot: Box, size: Pick<Box, 'width' | 'height'>, keepFree: Box[], within: Box): Corner {
  const corners = [...around(spot, size), ...ends(size, within)].map((corner) => inside(corner, size, within));
  const free = (corner: Corner) => keepFree.reduce((sum, box) => sum + shared({ ...corner, ...size }, box), 0);
  const rated = corners.map((corner) => ({
    corner,
    covers: free(corner) + 4 * shared({ ...corner, ...size }, spot),
    far: distance({ ...corner, ...size }, spot),
  }));
  rated.sort((a, b) => a.covers - b.covers || a.far - b.far);
  return rated[0]?.corner ?? { left: MARGIN, top: MARGIN };
}

/** Below, right, left, above; then the same pushed along the side. */
function around({ left, top, width, height }: Box, size: Pick<Box, 'width' | 'height'>): Corner[] {
  const [middle, centre] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  const [below, above] = [top + height + GAP, top - size.height - GAP];
  const [right, before] = [left + width + GAP, left - size.width - GAP];
  const beginnings = [middle, left, left + width - size.width];
  const heights = [centre, top, top + height - size.height];
  return [
    ...beginnings.map((x) => ({ left: x, top: below })),
    ...heights.flatMap((y) => [
      { left: right, top: y },
      { left: before, top: y },
    ]),
    ...beginnings.map((x) => ({ left: x, top: above })),
  ];
}

function ends(size: Pick<Box, 'width' | 'height'>, { left, top, width, height }: Box): Corner[] {
  const [right, bottom] = [left + width - size.width, top + height - size.height];
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ left: x, top: y })));
}

function inside(corner: Corner, size: Pick<Box, 'width' | 'height'>, within: Box): Corner {
  const keep = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  return {
    left: keep(corner.left, within.left + MARGIN, within.left + within.width - size.width - MARGIN),
    top: keep(corner.top, within.top + MARGIN, within.top + within.height - size.height - MARGIN),
  };
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
