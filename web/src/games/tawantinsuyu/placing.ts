/** Which spaces of the hill stand beside each other. */
import type { ComponentInfo } from '../../lib/protocol';
import { spaceData } from './position';

type Components = Record<string, ComponentInfo>;

/** Spaces of the same terrace that border the same node (W36). */
export function neighbours(components: Components, id: string): string[] {
  const nodes = new Set(spaceData(components, id)?.nodes);
  return Object.keys(components).filter(
    (other) =>
      other !== id && isSpace(components, other) && spaceData(components, other)?.nodes.some((n) => nodes.has(n)),
  );
}

export function isSpace(components: Components, id: string): boolean {
  return components[id]?.kind === 'space';
}
