/** Who leads in a region (W87): most markers, then the rightmost of them. */
import type { Position } from './position';

export function leader(position: Position, region: string): number | null {
  const markers = Object.entries(position.conquests)
    .filter(([id]) => id.startsWith(`${region}-`))
    .map(([id, seat]) => ({ seat, place: Number(id.split('-')[1]) }));
  const rank = (seat: number) => {
    const own = markers.filter((marker) => marker.seat === seat).map((marker) => marker.place);
    return own.length * 10 + Math.max(...own);
  };
  const seats = [...new Set(markers.map((marker) => marker.seat))].sort((a, b) => rank(b) - rank(a));
  return seats[0] ?? null;
}
