import { expect, test } from 'vitest';
import type { Box } from '../src/lib/aside';
import { nearest } from '../src/lib/wander';

function box(left: number, top: number): Box {
  return { left, top, width: 20, height: 20 };
}

const GRID = [box(0, 0), box(100, 0), box(200, 0), box(0, 100), box(100, 100), box(200, 100)];

test('one step goes to the neighbour that way', () => {
  expect(nearest(box(100, 0), GRID, 'ArrowRight')).toBe(2);
  expect(nearest(box(100, 0), GRID, 'ArrowLeft')).toBe(0);
  expect(nearest(box(100, 0), GRID, 'ArrowDown')).toBe(4);
  expect(nearest(box(100, 100), GRID, 'ArrowUp')).toBe(1);
});

test('what lies ahead comes before what is nearer but aside', () => {
  expect(nearest(box(0, 0), [box(60, 60), box(120, 0)], 'ArrowRight')).toBe(1);
});

test('at the edge there is nothing more', () => {
  expect(nearest(box(200, 0), GRID, 'ArrowRight')).toBe(-1);
  expect(nearest(box(0, 0), [], 'ArrowDown')).toBe(-1);
});
