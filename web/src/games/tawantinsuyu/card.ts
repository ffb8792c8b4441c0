import type { Card } from '..';
import Poster from './Poster.svelte';

export const card: Card = {
  key: 'tawantinsuyu',
  shelf: 4,
  title: { en: 'Tawantinsuyu', uk: 'Тауантінсую', ru: 'Тауантинсуйу' },
  players: [1, 4],
  minutes: 110,
  colour: '#6b1430',
  icon: 'sun-priest',
  Poster,
};
