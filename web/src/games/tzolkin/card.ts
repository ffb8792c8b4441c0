import type { Card } from '..';
import Poster from './Poster.svelte';

export const card: Card = {
  key: 'tzolkin',
  shelf: 1,
  title: { en: 'Tzolk’in', uk: 'Цольк’ін', ru: 'Тцолкин' },
  players: [2, 4],
  minutes: 90,
  colour: '#0b3a3c',
  icon: 'aztec-calendar-sun',
  Poster,
};
