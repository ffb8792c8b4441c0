import { expect, test } from 'vitest';
import { aside, type Box } from '../src/lib/aside';

const WINDOW = { width: 1280, height: 720 };
const SIZE = { width: 270, height: 200 };

function box(left: number, top: number, width = 40, height = 40): Box {
  return { left, top, width, height };
}

function covers(at: { left: number; top: number }, other: Box): boolean {
  return (
    at.left < other.left + other.width &&
    other.left < at.left + SIZE.width &&
    at.top < other.top + other.height &&
    other.top < at.top + SIZE.height
  );
}

test('a chooser stands below its spot where nothing is in the way', () => {
  const at = aside(box(600, 300), SIZE, WINDOW, []);
  expect(at.top).toBeGreaterThanOrEqual(340);
  expect(Math.abs(at.left + SIZE.width / 2 - 620)).toBeLessThan(1);
});

test('it covers neither its spot nor another that is lit', () => {
  const lit = [box(600, 360), box(660, 300), box(540, 300), box(600, 240)];
  const spot = box(600, 300);
  const at = aside(spot, SIZE, WINDOW, lit);
  for (const other of [spot, ...lit]) expect(covers(at, other)).toBe(false);
});

test.each([box(0, 0), box(1240, 0), box(0, 680), box(1240, 680)])('it stays within the window: %o', (spot) => {
  const at = aside(spot, SIZE, WINDOW, []);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.left + SIZE.width).toBeLessThanOrEqual(1280);
  expect(at.top + SIZE.height).toBeLessThanOrEqual(720);
  expect(covers(at, spot)).toBe(false);
});
