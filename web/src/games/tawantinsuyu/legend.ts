/** Every icon of the table with its name. */
import type { LegendGroup } from '..';
import { signsOf } from '../../lib/legend';
import { ACTION_ICONS, COLOURS, GOD_ICONS, godColour, ICONS } from './drawing';
import type { God } from './position';

const icons = (...names: string[]) => names.map((icon) => ({ icon, name: `board-icon-${icon}` }));
const TASKS = ['train', 'weave', 'build', 'produce_one', 'trade', 'stairs', 'statue'];
const GAINS = [
  'potato',
  'corn',
  'stone',
  'gold',
  'vp',
  'god',
  'army',
  'weaving',
  'worker',
  'restore',
  'step',
  'building',
];
const some = (kinds: string[]) => Object.fromEntries(kinds.map((kind) => [kind, ICONS[kind] ?? '']));

export const legend: LegendGroup[] = [
  { heading: 'board-legend-gains', signs: signsOf(some(GAINS), (kind) => `part-${kind}`, COLOURS) },
  { heading: 'board-legend-tasks', signs: signsOf(some(TASKS), (task) => `task-${task}`) },
  { heading: 'board-legend-actions', signs: signsOf(ACTION_ICONS, (action) => `action-${action}`) },
  {
    heading: 'board-legend-gods',
    signs: Object.entries(GOD_ICONS).map(([god, icon]) => ({
      icon,
      name: `god-${god}`,
      colour: godColour(god as God),
    })),
  },
  {
    heading: 'board-legend-table',
    signs: icons(
      'sun-priest',
      'fire-bowl',
      'colombian-statue',
      'spears',
      'flying-flag',
      'tombstone',
      'huts-village',
      'knapsack',
      'sunrise',
      'player-next',
    ),
  },
];
