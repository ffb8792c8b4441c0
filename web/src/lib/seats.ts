/** Seats are told apart by colour, shape and letter, always all three. */

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export type SeatLetter = (typeof LETTERS)[number];

export function letter(seat: number): SeatLetter {
  return LETTERS[seat % LETTERS.length] ?? 'a';
}

export function seatColour(seat: number): string {
  return `var(--seat-${letter(seat)})`;
}

/** The outline of a seat's piece around (0, 0). All five have the same optical area at the same r. */
export const OUTLINES: Record<SeatLetter, (r: number) => string> = {
  a: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  b: (r) => {
    const k = r * 0.9;
    const c = r * 0.22;
    return (
      `M${-k + c} ${-k}H${k - c}q${c} 0 ${c} ${c}V${k - c}q0 ${c} ${-c} ${c}` +
      `H${-k + c}q${-c} 0 ${-c} ${-c}V${-k + c}q0 ${-c} ${c} ${-c}z`
    );
  },
  c: (r) =>
    `M0 ${-r * 1.16}L${r * 1.14} ${r * 0.8}Q${r * 1.18} ${r * 0.98} ${r * 0.98} ${r * 0.98}` +
    `H${-r * 0.98}Q${-r * 1.18} ${r * 0.98} ${-r * 1.14} ${r * 0.8}z`,
  d: (r) => `M0 ${-r * 1.2}L${r * 1.2} 0 0 ${r * 1.2} ${-r * 1.2} 0z`,
  e: (r) => `M0 ${-r * 1.1}L${r * 0.97} ${-r * 0.55}V${r * 0.55}L0 ${r * 1.1} ${-r * 0.97} ${r * 0.55}V${-r * 0.55}z`,
};
