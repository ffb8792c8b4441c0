/** How goods, gods and technologies look beside their numbers. */
import type { Good } from '..';
import { COLOURS, GODS, GOOD_ICONS, TRACK_ICONS } from './drawing';

export const goods: Record<string, Good> = {
  ...Object.fromEntries(
    Object.entries(GOOD_ICONS).map(([good, icon]) => [good, { icon, colour: COLOURS[icon] ?? 'var(--ink)' }]),
  ),
  ...Object.fromEntries(Object.entries(GODS).map(([temple, icon]) => [temple, { icon, colour: `var(--t-${temple})` }])),
  ...Object.fromEntries(Object.entries(TRACK_ICONS).map(([track, icon]) => [track, { icon, colour: 'var(--ink)' }])),
};
