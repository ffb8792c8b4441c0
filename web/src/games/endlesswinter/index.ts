/** The table of Endless Winter, as far as it is built: how its goods look. */
import type { Good } from '..';

export const goods: Record<string, Good> = {
  food: { icon: 'meat', colour: 'var(--food)' },
  tool: { icon: 'stone-axe', colour: 'var(--tool)' },
  labour: { icon: 'biceps', colour: 'var(--labour)' },
  card: { icon: 'card-draw', colour: 'var(--card)' },
};

export const learn = () => import('./learn').then(({ script }) => script);
