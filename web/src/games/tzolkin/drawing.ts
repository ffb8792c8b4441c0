/** Where things stand on the board, and what is drawn on its spaces. */
import { polar } from '../../ui/draw';
import type { GearName, TempleName, TrackName } from './position';

/** All gears share one module, so that their teeth mesh. */
export const UNIT = 5.6;
export const MODULE = 2 * UNIT;
export const CENTRE = 264;
/** What the drawing shows. */
export const VIEW = { x: -6, y: -10, wide: 600, high: 578 };
export const WHEEL = { teeth: 26, radius: 26 * UNIT };
const STEP = 360 / WHEEL.teeth;

export interface GearPlace {
  name: GearName;
  teeth: number;
  last: number;
  radius: number;
  x: number;
  y: number;
  /** The angle of the point where it meets the wheel. */
  mesh: number;
  colour: string;
}

function place(name: GearName, teeth: number, last: number, at: number, colour: string): GearPlace {
  const [x, y] = polar(CENTRE, CENTRE, (WHEEL.teeth + teeth) * UNIT, at * STEP);
  return { name, teeth, last, radius: teeth * UNIT, x, y, mesh: at * STEP + 180, colour };
}

export const PLACES: GearPlace[] = [
  place('palenque', 10, 7, 9, 'var(--c-palenque)'),
  place('yaxchilan', 10, 7, 4, 'var(--c-yaxchilan)'),
  place('tikal', 10, 7, 0, 'var(--c-tikal)'),
  place('uxmal', 10, 7, 22, 'var(--c-uxmal)'),
  place('chichen_itza', 13, 10, 17, 'var(--c-chichen)'),
];

/** The angle of a position; the two positions without a number flank the point where the gear meets the wheel. */
export function angle(gear: GearPlace, position: number): number {
  return gear.mesh - ((gear.teeth - gear.last) / 2 + position) * (360 / gear.teeth);
}

/** Where a worker on the position stands. */
export function spot(gear: GearPlace, position: number): [number, number] {
  return polar(gear.x, gear.y, gear.radius - MODULE * 0.38, angle(gear, position));
}

/** An icon and the number after it. */
export type Sign = [icon: string, text?: string];

const ANY: Sign[] = [['big-gear']];

/** What is drawn beside the spaces 1, 2, 3 … of the small gears; Palenque's harvests and Chichen Itza are drawn apart. */
export const SIGNS: Record<Exclude<GearName, 'chichen_itza'>, Sign[][]> = {
  palenque: [
    [['corn', '3']],
    [['corn', '4']],
    [
      ['corn', '5'],
      ['log', '2'],
    ],
    [
      ['corn', '7'],
      ['log', '3'],
    ],
    [
      ['corn', '9'],
      ['log', '4'],
    ],
    ANY,
    ANY,
  ],
  yaxchilan: [
    [['log', '1']],
    [
      ['stone-block', '1'],
      ['corn', '1'],
    ],
    [
      ['gold-bar', '1'],
      ['corn', '2'],
    ],
    [['death-skull', '1']],
    [['gold-bar'], ['stone-block'], ['corn', '2']],
    ANY,
    ANY,
  ],
  tikal: [
    [['upgrade', '1']],
    [['hut', '1']],
    [['upgrade', '2']],
    [['hut', '2'], ['/'], ['great-pyramid']],
    [['mayan-pyramid', '2']],
    ANY,
    ANY,
  ],
  uxmal: [
    [['corn', '3›'], ['mayan-pyramid']],
    [['scales']],
    [['meeple', '+1']],
    [['corn', '2›'], ['hut']],
    [['corn', '1›'], ['big-gear']],
    ANY,
    ANY,
  ],
};

export const GOOD_ICONS: Record<string, string> = {
  corn: 'corn',
  wood: 'log',
  stone: 'stone-block',
  gold: 'gold-bar',
  skull: 'death-skull',
  vp: 'laurel-crown',
  worker: 'meeple',
  resource: 'cubes',
};

export const COLOURS: Record<string, string> = {
  corn: 'var(--corn)',
  log: 'var(--wood)',
  'stone-block': 'var(--stone-r)',
  'gold-bar': 'var(--gold)',
  'death-skull': 'var(--skull)',
  'laurel-crown': 'var(--vp)',
  cubes: 'var(--ink-2)',
};

export const GODS: Record<TempleName, string> = { brown: 'lightning-trio', yellow: 'feather', green: 'snake' };

export const TRACK_ICONS: Record<TrackName, string> = {
  agriculture: 'wheat',
  extraction: 'stone-crafting',
  architecture: 'hammer-nails',
  theology: 'sun-priest',
};

/** What levels 1, 2, 3 and the bonus beyond them give. */
export const LEVELS: Record<TrackName, Sign[]> = {
  agriculture: [['corn', '+1'], ['fishing', '+1'], ['corn', '+2'], ['mayan-pyramid']],
  extraction: [
    ['log', '+1'],
    ['stone-block', '+1'],
    ['gold-bar', '+1'],
    ['cubes', '2'],
  ],
  architecture: [
    ['corn', '+1'],
    ['laurel-crown', '2'],
    ['hut', '−1'],
    ['laurel-crown', '3'],
  ],
  theology: [['clockwise-rotation', '+1'], ['mayan-pyramid', '+1'], ['death-skull', '+1'], ['death-skull']],
};

export const FRAMES: Record<string, { colour: string; icon: string }> = {
  farm: { colour: 'var(--f-farm)', icon: 'granary' },
  public: { colour: 'var(--f-public)', icon: 'village' },
  tomb: { colour: 'var(--f-tomb)', icon: 'tombstone' },
  shrine: { colour: 'var(--f-shrine)', icon: 'fire-shrine' },
};
