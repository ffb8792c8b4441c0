/** The first game of Tzolk'in: ten turns, from the wealth tiles to the space of the first player. */
import type { GameEvent } from '../../../lib/protocol';
import type { Script } from '../../../ui/learn/script';
import { tell } from '../rows';
import lesson from './lesson.json';
import { meaning } from './meaning';
import { news } from './news';
import { type Scene, see } from './scene';

export const script: Script<Scene> = {
  game: 'tzolkin',
  icon: 'aztec-calendar-sun',
  ...lesson,
  step,
  see,
  meaning,
  tell,
  numbers: ({ position, me }) => ({
    days: position.days_left,
    corn: me.goods.corn,
    food: me.food ?? 0,
    teeth: position.teeth_corn,
  }),
  news,
  deeds,
};

/** The choice of wealth is the first turn, and every round that has begun for good brings the next one. */
function step(events: GameEvent[]): number {
  return events.filter((event) => event.name === 'round').length + 1;
}

function deeds({ position, me }: Scene, score: number) {
  const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + Math.max(0, n), 0);
  return [
    { key: 'points', icon: 'laurel-crown', n: score },
    { key: 'levels', icon: 'upgrade', n: total(Object.values(me.levels)) },
    { key: 'buildings', icon: 'hut', n: me.buildings.length },
    { key: 'steps', icon: 'mayan-pyramid', n: total(Object.values(me.temples)) },
    { key: 'skulls', icon: 'death-skull', n: position.ovals.filter((who) => who === me.seat).length },
  ];
}
