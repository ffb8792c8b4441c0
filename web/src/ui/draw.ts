/** Small geometry for drawings. */

/** Rounded to tenths: paths stay short, and the eye sees no difference. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The point at an angle in degrees, counter-clockwise, 0 at the right. */
export function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [tenth(cx + r * Math.cos(a)), tenth(cy - r * Math.sin(a))];
}

/** The outline of a gear. Gears of the same module mesh; `turn` is the angle of the first tooth. */
export function gear(cx: number, cy: number, teeth: number, r: number, module: number, turn = 0): string {
  const pitch = 360 / teeth;
  const outer = r + module * 0.86;
  const inner = r - module;
  const shoulder = outer - module * 0.16;
  let path = '';
  for (let k = 0; k < teeth; k++) {
    const at = (radius: number, offset: number) => polar(cx, cy, radius, turn + (k + offset) * pitch).join(' ');
    path +=
      `${k ? 'L' : 'M'}${at(inner, -0.32)}L${at(shoulder, -0.175)}Q${at(outer, -0.165)} ${at(outer, -0.12)}` +
      `A${tenth(outer)} ${tenth(outer)} 0 0 0 ${at(outer, 0.12)}Q${at(outer, 0.165)} ${at(shoulder, 0.175)}` +
      `L${at(inner, 0.32)}A${tenth(inner)} ${tenth(inner)} 0 0 0 ${at(inner, 0.68)}`;
  }
  return `${path}z`;
}

/** One stepped fret, cut from the temple stairs: the only ornament of the house. */
export const FRET = 'M0 0h28v2h-4v2.5h-4V7H8V4.5H4V2H0z';
