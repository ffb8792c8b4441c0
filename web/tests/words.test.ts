import { describe, expect, test } from 'vitest';
import type { ComponentInfo } from '../src/lib/protocol';
import { Words } from '../src/lib/words';

const FTL = `
tile-T13 = wood · grain
tile-T14 = wood · gem
move-expand = Expand: { $tile }
`;

function component(kind: string, name: string): ComponentInfo {
  return { kind, name } as ComponentInfo;
}

describe('words', () => {
  test('components are called as they are at the table', () => {
    const words = new Words('en', [FTL]).rename({
      T13: component('tile', 'sugar · grain'),
      'tile/T14': component('tile', ''),
      A1: component('colony', 'first colony'),
    });
    expect(words.say('move-expand', { tile: 'T13' })).toBe('Expand: sugar · grain');
    expect(words.say('move-expand', { tile: 'T14' })).toBe('Expand: wood · gem');
    expect(words.term('colony', 'A1')).toBe('A1');
  });
});
