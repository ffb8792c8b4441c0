/** How wide the slab of an offering is. */
export function offeringWidth(vp: number, resource: number): number {
  return (resource ? 58 : 46) + (vp > 9 ? 5 : 0);
}
