/** Which components the gallery shows. */
import type { ComponentStatus } from '../../lib/protocol';
import { isVerified, type Shown } from '../../lib/workshop/bench.svelte';

export interface Filter {
  text: string;
  kind: string;
  sieve: string;
}

interface Sieve {
  key: string;
  status?: ComponentStatus;
  lets: (shown: Shown) => boolean;
}

export const SIEVES: Sieve[] = [
  { key: 'unverified', lets: ({ info }) => !isVerified(info.status) },
  { key: 'reconstructed', status: 'reconstructed', lets: ({ info }) => info.status === 'reconstructed' },
  { key: 'verified', status: 'verified', lets: ({ info }) => isVerified(info.status) },
  { key: 'mine', lets: ({ corrected, open }) => corrected || open },
];

const MANY = 10;

/** Kinds of many cards or tiles come first, then the odd sizes and prices. */
export function sorted(all: Shown[]): Shown[] {
  const sizes = new Map<string, number>();
  for (const { piece } of all) sizes.set(piece.kind, (sizes.get(piece.kind) ?? 0) + 1);
  const few = ({ piece }: Shown) => ((sizes.get(piece.kind) ?? 0) < MANY ? 1 : 0);
  return all.toSorted((a, b) => few(a) - few(b));
}

/** Those with all the words in their name, kind, number or text. */
export function sifted(all: Shown[], filter: Filter, kindOf: (kind: string) => string): Shown[] {
  const words = filter.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const sieve = SIEVES.find(({ key }) => key === filter.sieve);
  return all.filter((shown) => {
    const { piece, info } = shown;
    if (filter.kind && piece.kind !== filter.kind) return false;
    if (sieve && !sieve.lets(shown)) return false;
    const text = `${info.name} ${piece.id} ${kindOf(piece.kind)} ${info.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
