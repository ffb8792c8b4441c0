import type { Card } from '..';
import Poster from './Poster.svelte';

export const card: Card = {
  key: 'santamaria',
  shelf: 2,
  title: { en: 'Santa Maria', uk: 'Санта-Марія', ru: 'Санта-Мария' },
  players: [1, 5],
  minutes: 60,
  colour: '#163a70',
  icon: 'caravel',
  Poster,
};
