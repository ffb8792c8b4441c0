/** Where the explanation of a space stands beside it: inside the hill's box, over as little of what matters as can be. */
export const VIEW = { left: -318, top: -306, width: 636, height: 632 };

export interface Size {
  width: number;
  height: number;
}
type Point = [x: number, y: number];

/** How the drawing lies in its box, in pixels. */
export function fitted(room: Size): { scale: number; put: (at: Point) => Point } {
  const scale = Math.min(room.width / VIEW.width, room.height / VIEW.height);
  const [x, y] = [(room.width - VIEW.width * scale) / 2, (room.height - VIEW.height * scale) / 2];
  return { scale, put: ([u, v]) => [x + (u - VIEW.left) * scale, y + (v - VIEW.top) * scale] };
}

const RADIUS = 22;
const GAP = 26;

/** Beside the point or in a corner: wherever fewest points are covered, those that belong to it before all others. */
export function standBeside(at: Point, size: Size, room: Size, own: Point[], lit: Point[]): Point {
  const [x, y] = at;
  const { width, height } = size;
  const [right, low] = [room.width - width, room.height - height];
  const corners: Point[] = [
    [x + GAP, y - height / 2],
    [x - GAP - width, y - height / 2],
    [x - width / 2, y + GAP],
    [x - width / 2, y - GAP - height],
    [0, 0],
    [right, 0],
    [0, low],
    [right, low],
  ];
  const rated = corners
    .map(([left, top]): Point => [keep(left, right), keep(top, low)])
    .map((corner) => ({ corner, cost: cost(corner) }));
  rated.sort((a, b) => a.cost - b.cost);
  return rated[0]?.corner ?? [0, 0];

  function cost([left, top]: Point): number {
    const covered = (points: Point[]) =>
      points.filter(([u, v]) => over(u - left, width) && over(v - top, height)).length;
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    return 100 * covered([at]) + 6 * covered(own) + covered(lit) + far / 300;
  }
}

function over(at: number, span: number): boolean {
  return at > -RADIUS && at < span + RADIUS;
}

function keep(at: number, most: number): number {
  return Math.max(0, Math.min(at, most));
}
