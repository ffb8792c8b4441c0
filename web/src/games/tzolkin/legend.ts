/** Every icon of the table with its name. */
import type { LegendGroup } from '..';
import { signsOf } from '../../lib/legend';
import { COLOURS, FRAMES, GODS, GOOD_ICONS, TRACK_ICONS } from './drawing';

const icons = (...names: string[]) =>
  names.map((icon) => ({ icon, name: `board-icon-${icon}`, colour: COLOURS[icon] }));
const { corn, wood, stone, gold, skull } = GOOD_ICONS;
const GOODS = { corn, wood, stone, gold, skull } as Record<string, string>;
const TEMPLES = Object.fromEntries(
  Object.entries(GODS).map(([temple, icon]) => [temple, { icon, colour: `var(--t-${temple})` }]),
);

export const legend: LegendGroup[] = [
  {
    heading: 'board-goods',
    signs: [...signsOf(GOODS, (good) => `good-${good}`, COLOURS), ...icons('cubes', 'laurel-crown', 'meeple')],
  },
  {
    heading: 'board-calendar',
    signs: icons(
      'aztec-calendar-sun',
      'fast-forward-button',
      'big-gear',
      'fishing',
      'burning-tree',
      'scales',
      'prayer',
      'lightning-storm',
    ),
  },
  {
    heading: 'board-temples',
    signs: [...signsOf(TEMPLES, (temple) => `temple-${temple}`), ...icons('mayan-pyramid')],
  },
  {
    heading: 'board-technologies',
    signs: [...signsOf(TRACK_ICONS, (track) => `track-${track}`), ...icons('upgrade', 'clockwise-rotation')],
  },
  {
    heading: 'board-tiles',
    signs: [...icons('hut'), ...signsOf(FRAMES, (kind) => `class-${kind}`), ...icons('great-pyramid', 'wax-seal')],
  },
];
