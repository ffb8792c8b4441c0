import { expect, test } from 'vitest';
import { short } from '../scripts/sprites.mjs';

const rounded = (path: string) => path.replace(/-?\d*\.\d+/g, short);

test('numbers of a path stay apart when they are rounded', () => {
  expect(rounded('M1.234.567-.96 12.5l.04.98')).toBe('M1.2.6-1.0 12.5l.0 1.0');
});
