/** Where things stand on the table, and what they look like. */
import { tenth } from '../../ui/draw';
import type { Animal, ColumnName } from './position';

/** What cards, cells and tiles give, by the words of the data files. */
export const KIND_ICONS: Record<string, string> = {
  food: 'meat',
  tool: 'stone-axe',
  idol: 'totem-head',
  card: 'card-draw',
  megalith: 'dolmen',
  vp: 'laurel-crown',
  labour: 'biceps',
  'fill-food': 'meat',
  camp: 'camping-tent',
  move: 'footsteps',
  village: 'huts-village',
  bury: 'spade',
  'tribe-hand': 'meeple',
  'tribe-discard': 'meeple',
  culture: 'open-book',
  'animal-pick': 'stone-spear',
  'animal-top': 'stone-spear',
  'animal-reveal': 'binoculars',
  turn: 'clockwise-rotation',
  'turn-different': 'clockwise-rotation',
  stone: 'rune-stone',
  discard: 'card-discard',
};

export const COLOURS: Record<string, string> = {
  meat: 'var(--food)',
  'stone-axe': 'var(--tool)',
  biceps: 'var(--labour)',
  'totem-head': 'var(--idol)',
  dolmen: 'var(--megalith)',
  'card-draw': 'var(--card)',
  'open-book': 'var(--card)',
  'laurel-crown': 'var(--vp)',
};

export const COLUMN_ICONS: Record<ColumnName, string> = {
  initiate: 'meeple',
  develop: 'open-book',
  migrate: 'footsteps',
  hunt: 'stone-spear',
};

/** The heads of the cards: a drawing and a pigment that is the same by day and by night. */
export const FACES: Record<string, { icon: string; colour: string }> = {
  tribesman: { icon: 'person', colour: '#63707b' },
  tribeswoman: { icon: 'person', colour: '#8a5a7a' },
  brave: { icon: 'tribal-shield', colour: '#8a4b00' },
  elder: { icon: 'wizard-staff', colour: '#5d3a9b' },
  crafter: { icon: 'stone-crafting', colour: '#44545f' },
  explorer: { icon: 'compass', colour: '#2a7548' },
  hunter: { icon: 'stone-spear', colour: '#9a5100' },
  shaman: { icon: 'tribal-mask', colour: '#a1352a' },
};
export const CULTURE_FACE = { icon: 'open-book', colour: '#1f5a9e' };

export const ANIMAL_ICONS: Record<Animal, string> = {
  ground_sloth: 'sloth',
  woolly_rhino: 'rhinoceros-horn',
  sabre_tooth: 'saber-toothed-cat-head',
  giant_beaver: 'beaver',
  steppe_bison: 'bison',
  woolly_mammoth: 'mammoth',
  argentavis: 'vulture',
};

/** The grounds: their drawing, and the pattern that tells them apart without colour, on 16 x 16. */
export const LANDS: Record<string, { icon: string; pattern: string }> = {
  forest: { icon: 'pine-tree', pattern: 'M3 9l3-6 3 6zM12 16l2.500-5 2.500 5z' },
  wetland: { icon: 'swamp', pattern: 'M0 5q4-4 8 0t8 0M0 13q4-4 8 0t8 0' },
  grassland: { icon: 'high-grass', pattern: 'M4 10V4M7 10V5M12 16v-5M14.500 16v-4' },
  hills: { icon: 'hills', pattern: 'M0 10q8-9 16 0' },
  tundra: { icon: 'snowing', pattern: 'M4 4h1.500M12 12h1.500M12 3h1.500M4 12h1.500' },
  mountains: { icon: 'mountains', pattern: 'M0 8l4-5 4 5 4-5 4 5' },
  glacier: { icon: 'iceberg', pattern: 'M0 16L16 0M-4 4l8-8M12 20l8-8' },
  base: { icon: 'campfire', pattern: '' },
};

/** What a sacred stone counts. */
export const STONE_ICONS: Record<string, string> = {
  'camp-types': 'camping-tent',
  'board-megaliths': 'menhir',
  'megalith-tiles': 'dolmen',
  buried: 'spade',
  'upper-megaliths': 'dolmen',
  'idol-steps': 'totem-head',
  'turned-types': 'clockwise-rotation',
};

// --- the terrain: five rows of 3, 4, 5, 4 and 3 hexes with their points up ---

export const HEX = 37;
const ROOT3 = Math.sqrt(3);

/** The centre of a hex: c3 is in the middle of the map. */
export function hexAt(name: string): [x: number, y: number] {
  const r = name.charCodeAt(0) - 'c'.charCodeAt(0);
  const q = Number(name.slice(1)) - 1 + Math.max(-2, -2 - r);
  return [tenth(HEX * ROOT3 * (q + r / 2)), tenth(HEX * 1.5 * r)];
}

export function hexPath(x: number, y: number, size: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 180) * (60 * i - 90);
    return `${tenth(x + size * Math.cos(a))} ${tenth(y + size * Math.sin(a))}`;
  });
  return `M${corners.join('L')}z`;
}

/** The point where the three hexes of a junction meet. */
export function junctionAt(junction: string): [x: number, y: number] {
  const centres = junction.split('-').map(hexAt);
  const mean = (axis: 0 | 1) => tenth(centres.reduce((sum, at) => sum + at[axis], 0) / centres.length);
  return [mean(0), mean(1)];
}

// --- the megalith board: a grid of 7 x 7, and levels on it ---

export const CELL = 37;
export const LIFT = 5;

export function cellAt(cell: string): [x: number, y: number] {
  return [cell.charCodeAt(0) - 'a'.charCodeAt(0), Number(cell.slice(1)) - 1];
}

export function cellName(x: number, y: number): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;
}

/** The middle of a megalith: each level is shifted by half a cell, and drawn a little higher. */
export function megalithAt(height: number, cell: string): [x: number, y: number] {
  const [x, y] = cellAt(cell);
  return [CELL * (x + 0.5 + height / 2), CELL * (y + 0.5 + height / 2) - LIFT * height];
}

/** The four places of the level below that an upper place rests on. */
export function under(cell: string): string[] {
  const [x, y] = cellAt(cell);
  return [cellName(x, y), cellName(x + 1, y), cellName(x, y + 1), cellName(x + 1, y + 1)];
}
