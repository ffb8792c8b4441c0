/** The table of Santa Maria, as far as it is built: how its goods look. */
import type { Good } from '..';

export const goods: Record<string, Good> = {
  wood: { icon: 'log', colour: 'var(--wood)' },
  grain: { icon: 'grain-bundle', colour: 'var(--grain)' },
  sugar: { icon: 'sugar-cane', colour: 'var(--sugar)' },
  gem: { icon: 'cut-diamond', colour: 'var(--gem)' },
  gold: { icon: 'gold-bar', colour: 'var(--gold)' },
  cacao: { icon: 'coffee-beans', colour: 'var(--cacao)' },
  coin: { icon: 'two-coins', colour: 'var(--coin)' },
  happiness: { icon: 'hearts', colour: 'var(--happy)' },
};

export const learn = () => import('./learn').then(({ script }) => script);
