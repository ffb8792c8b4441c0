import type { Card } from '..';
import Poster from './Poster.svelte';

export const card: Card = {
  key: 'endlesswinter',
  shelf: 3,
  title: { en: 'Endless Winter', uk: 'Нескінченна зима', ru: 'Бесконечная зима' },
  players: [1, 4],
  minutes: 100,
  colour: '#1f3f6b',
  icon: 'mammoth',
  Poster,
};
