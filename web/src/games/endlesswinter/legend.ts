/** Every icon of the table with its name. */
import type { LegendGroup } from '..';
import { signsOf } from '../../lib/legend';
import { ANIMAL_ICONS, COLOURS, COLUMN_ICONS, CULTURE_FACE, FACES, KIND_ICONS, LANDS } from './drawing';

const icons = (...names: string[]) =>
  names.map((icon) => ({ icon, name: `board-icon-${icon}`, colour: COLOURS[icon] }));

export const legend: LegendGroup[] = [
  {
    heading: 'board-legend-gifts',
    signs: signsOf(KIND_ICONS, (kind) => `part-${kind}`, COLOURS),
  },
  {
    heading: 'board-columns',
    signs: [
      ...signsOf(COLUMN_ICONS, (column) => `column-${column}`),
      ...icons('night-sleep', 'nested-eclipses', 'tribal-mask', 'meeple', 'menhir'),
    ],
  },
  {
    heading: 'board-legend-cards',
    signs: [
      ...signsOf(FACES, (card) => `card-${card}`),
      { icon: CULTURE_FACE.icon, name: 'board-culture', colour: CULTURE_FACE.colour },
    ],
  },
  { heading: 'board-animals', signs: signsOf(ANIMAL_ICONS, (animal) => `animal-${animal}`) },
  {
    heading: 'board-terrain',
    // The ground is coloured on the map; here the drawing alone says which it is.
    signs: Object.entries(LANDS).map(([land, { icon }]) => ({ icon, name: `land-${land}` })),
  },
];
