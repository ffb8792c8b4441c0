/** Where roads, sites, junctions and districts of the Maya city stand in their drawing. */

export const SITE = 50;
export const ROADS = [1, 2, 3, 4, 5, 6];
export const JUNCTION_Y = 20;
export const HEAD_Y = 232;
export const DISTRICT = { y: 256, wide: 65, high: 162 };

export function roadX(road: number): number {
  return 41 + (road - 1) * 68.4;
}

/** The middle of a site; the third stands at the junction. */
export function siteY(site: number): number {
  return 66 + (3 - site) * 56;
}

export function districtX(district: number): number {
  return (roadX(district + 1) + roadX(district + 2)) / 2;
}
