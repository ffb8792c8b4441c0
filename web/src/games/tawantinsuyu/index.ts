/** The table of Tawantinsuyu, as far as it is built: how its goods look. */
import type { Good } from '..';

export const goods: Record<string, Good> = {
  potato: { icon: 'potato', colour: 'var(--potato)' },
  corn: { icon: 'corn', colour: 'var(--corn)' },
  stone: { icon: 'stone-block', colour: 'var(--stone-r)' },
  gold: { icon: 'gold-bar', colour: 'var(--gold)' },
  vp: { icon: 'laurel-crown', colour: 'var(--vp)' },
};

export const learn = () => import('./learn').then(({ script }) => script);
