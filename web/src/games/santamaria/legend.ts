/** Every icon of the table with its name. */
import type { LegendGroup } from '..';
import { signsOf } from '../../lib/legend';
import { BISHOP_ICONS, COLOURS, DISTRICT_ICONS, ICONS, SCHOLAR_ICONS } from './drawing';

const GOODS = ['wood', 'grain', 'sugar', 'gem', 'gold', 'cacao', 'coin'];
const ACTIONS = ['happiness', 'shipping', 'religion', 'conquistador'];
const icons = (...names: string[]) => names.map((icon) => ({ icon, name: `board-icon-${icon}` }));
const some = (kinds: string[]) => Object.fromEntries(kinds.map((kind) => [kind, ICONS[kind] ?? '']));

export const legend: LegendGroup[] = [
  { heading: 'board-store', signs: [...signsOf(some(GOODS), (good) => `good-${good}`, COLOURS), ...icons('cube')] },
  {
    heading: 'board-ground',
    signs: [
      ...signsOf(some(ACTIONS), (kind) => `building-${kind}`, COLOURS),
      ...icons('trade', 'road', 'person', 'pine-tree', 'jigsaw-piece', 'village', 'hut'),
    ],
  },
  {
    heading: 'board-common',
    signs: icons('inverted-dice-3', 'anchor', 'abbot-meeple', 'open-book', 'player-next', 'exit-door', 'shaking-hands'),
  },
  {
    heading: 'board-people',
    signs: [
      ...signsOf(SCHOLAR_ICONS, (scholar) => `scholar-${scholar}`),
      ...signsOf(BISHOP_ICONS, (bishop) => `bishop-${bishop}`),
    ],
  },
  {
    heading: 'board-legend-kingdoms',
    signs: [
      ...icons('throne-king', 'farmer', 'axe-in-stump', 'swordman', 'upgrade'),
      ...signsOf(DISTRICT_ICONS, (district) => `district-${district}`),
      ...icons('mayan-pyramid', 'sun-priest', 'card-play', 'amphora'),
    ],
  },
];
