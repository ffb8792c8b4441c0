/** What a component is called: by its name, or by its kind and id. */
import type { Piece } from '../../lib/protocol';

export function called({ id }: Piece, name: string, kind: string): string {
  return name || `${kind} ${id}`;
}
