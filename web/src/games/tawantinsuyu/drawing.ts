/** Where things stand on the hill, and how things look. */
import { tenth } from '../../ui/draw';
import type { God, Terrace, WorkerName } from './position';

/** Icon, and colour where it is not ink. */
export const ICONS: Record<string, string> = {
  potato: 'potato',
  corn: 'corn',
  stone: 'stone-block',
  gold: 'gold-bar',
  food: 'any-food',
  vp: 'laurel-crown',
  army: 'tribal-shield',
  god: 'card-draw',
  train: 'tribal-shield',
  weaving: 'rolled-cloth',
  weave: 'rolled-cloth',
  worker: 'person',
  restore: 'clockwise-rotation',
  step: 'great-pyramid',
  building: 'hut',
  build: 'hut',
  stairs: 'stairs',
  statue: 'stone-bust',
  produce_one: 'granary',
  trade: 'trade',
};

export const COLOURS: Record<string, string> = {
  potato: 'var(--potato)',
  corn: 'var(--corn)',
  'stone-block': 'var(--stone-r)',
  'gold-bar': 'var(--gold)',
  'laurel-crown': 'var(--vp)',
};

/** What any food pays: a potato and a corn, one before the other. */
export const ANY_FOOD = `<symbol id="i-any-food" viewBox="0 0 512 512">
  <use href="#i-potato" x="-20" y="150" width="370" height="370" style="color: var(--potato)" />
  <use href="#i-corn" x="160" y="-10" width="370" height="370" style="color: var(--corn)" />
</symbol>`;

export const GOD_ICONS: Record<God, string> = {
  g1: 'sun',
  g2: 'moon',
  g3: 'lightning-trio',
  g4: 'mountains',
  g5: 'big-wave',
  g6: 'rainbow-star',
};

/** The same in both themes: heads of army cards, and of god cards. */
export const ARMY = '#7a2a1c';

export const GOD_PIGMENTS: Record<God, string> = {
  g1: '#a56700',
  g2: '#5a6b8c',
  g3: '#6b3fa0',
  g4: '#4d7a3a',
  g5: '#1f6f9e',
  g6: '#b3235a',
};

export function godColour(god: God): string {
  return `color-mix(in srgb, ${GOD_PIGMENTS[god]} var(--god-mix), var(--ink))`;
}

export const ACTION_ICONS: Record<string, string> = {
  production: 'granary',
  worship: 'stone-bust',
  offering: 'fire-bowl',
  conquest: 'hill-conquest',
  restoration: 'clockwise-rotation',
};

/** Each kind of worker has an outline of its own around (0, 0); all stand on a flat base. */
export const PAWNS: Record<WorkerName, { path: string; fill: string; ink: string }> = {
  architect: { path: 'M-11 13V-4L0 -14 11 -4V13z', fill: '#2f6fbf', ink: '#ffffff' },
  craftsman: { path: 'M-11 13V-7H-7V-12H7V-7H11V13z', fill: '#2a7a4b', ink: '#ffffff' },
  warrior: { path: 'M-11 -12H11V4Q11 11 0 14Q-11 11 -11 4z', fill: '#b3301f', ink: '#ffffff' },
  courier: { path: 'M-12 13L-6 -12H12L6 13z', fill: '#f2b632', ink: '#14282d' },
  priest: { path: 'M-11 13V-1a11 12 0 0 1 22 0V13z', fill: '#fbf9f3', ink: '#14282d' },
};

/** The colour of a worker's figure among other signs; white would not be seen there. */
export function figureColour(worker: WorkerName): string {
  return worker === 'priest' ? 'var(--ink-3)' : PAWNS[worker].fill;
}

/** The seven designs of weavings. */
export const PATTERNS: Record<string, string> = {
  A: 'repeating-linear-gradient(45deg, #8e1f3f 0 4px, #f2b632 4px 7px)',
  B: 'repeating-linear-gradient(0deg, #2f6fbf 0 4px, #eef6f2 4px 6px)',
  C: 'radial-gradient(circle, #f2b632 4px, #2a7548 5px)',
  D: 'repeating-linear-gradient(90deg, #6b3fa0 0 4px, #f7e6b8 4px 6px)',
  E: 'conic-gradient(#c8402a 25%, #14282d 0 50%, #c8402a 0 75%, #14282d 0)',
  F: 'repeating-linear-gradient(-45deg, #1f6f9e 0 5px, #e9b08a 5px 8px)',
  G: 'radial-gradient(circle, #eef6f2 3px, #8e1f3f 4px)',
};

// --- the hill ---

/** The hill is seen a little from the side. */
export const TILT = 0.95;
export const EDGES: Record<Terrace, number> = { top: 146, middle: 226, bottom: 311 };
export const LIFTS: Record<Terrace, number> = { top: 26, middle: 14, bottom: 2 };
export const SUMMIT = { radius: 64, lift: 36 };

interface Ring {
  spaces: number;
  /** Nodes stand inside and outside of the road in turn, spaces between them: so roads do not cross. */
  middle: number;
  inner: number;
  outer: number;
}

const RINGS: Record<Terrace, Ring> = {
  top: { spaces: 10, middle: 108, inner: 86, outer: 132 },
  middle: { spaces: 15, middle: 186, inner: 162, outer: 212 },
  bottom: { spaces: 20, middle: 267, inner: 241, outer: 294 },
};
const LETTERS: Record<string, Terrace> = { T: 'top', M: 'middle', B: 'bottom' };

/** A point of a terrace; degrees clockwise from the top. */
export function on(lift: number, radius: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [tenth(radius * Math.sin(a)), tenth(-radius * Math.cos(a) * TILT - lift)];
}

export function terraceOf(id: string): Terrace {
  return LETTERS[id.charAt(0)] ?? 'top';
}

/** Nodes of even number stand inside. */
function inside(node: number, ring: Ring): boolean {
  return (node % ring.spaces) % 2 === 0;
}

/** "M04" -> where it stands. Its own node is the one in the same direction. */
export function spaceAt(id: string): [number, number] {
  const terrace = terraceOf(id);
  const ring = RINGS[terrace];
  const number = Number(id.slice(1)) - 1;
  const away = inside(number + 1, ring) ? 8 : -8;
  return on(LIFTS[terrace], ring.middle + away, ((number + 0.5) * 360) / ring.spaces);
}

/** "Mt04" -> where it stands. */
export function nodeAt(id: string): [number, number] {
  const terrace = terraceOf(id);
  const ring = RINGS[terrace];
  const number = Number(id.slice(2)) - 1;
  const radius = inside(number, ring) ? ring.inner : ring.outer;
  return on(LIFTS[terrace], radius, ((number - 0.5) * 360) / ring.spaces);
}

/** Stairs lead from one terrace to the next, near the border where their sector begins. */
export function stairsAt(level: string, sector: number): [number, number] {
  const start = (sector - 1) * 72;
  return level === 'upper' ? on(22, 144, start + 5) : on(8, 229, start + 4);
}

/** The middle of a cell of the Coricancha. */
export function cellAt(sector: number, radius = 41, turn = 0): [number, number] {
  return on(SUMMIT.lift, radius, (sector - 0.5) * 72 + turn);
}
