import { describe, expect, test } from 'vitest';
import type { ComponentInfo } from '../src/lib/protocol';
import { Words } from '../src/lib/words';

const FTL = `
tile-T13 = wood · grain
tile-T14 = wood · gem
army-A01 = 1 soldier
item-A01 = { army-A01 }
power-A01 = a soldier more
tile-W02 = weaving (gold)
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
      A01: component('army', '2 soldiers'),
      W02: component('weaving', 'weaving (stone)'),
    });
    expect(words.say('move-expand', { tile: 'T13' })).toBe('Expand: sugar · grain');
    expect(words.say('move-expand', { tile: 'T14' })).toBe('Expand: wood · gem');
    expect(words.term('colony', 'A1')).toBe('A1');
    expect(words.term('army', 'A01')).toBe('2 soldiers');
    expect(words.term('item', 'A01')).toBe('2 soldiers');
    expect(words.term('power', 'A01')).toBe('a soldier more');
    expect(words.term('tile', 'W02')).toBe('weaving (stone)');
  });
});
