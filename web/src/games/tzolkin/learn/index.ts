/** The first game of Tzolk'in: ten turns, from the wealth tiles to the space of the first player. */
import type { GameEvent } from '../../../lib/protocol';
import type { Script } from '../../../ui/learn/script';
import { advise } from './advice';
import { tell } from '../rows';
import { meaning } from './meaning';
import { news } from './news';
import { type Scene, see } from './scene';
import { later } from './turns';

export const script: Script<Scene> = {
  game: 'tzolkin',
  icon: 'aztec-calendar-sun',
  seed: 'first-game-866',
  options: {},
  rivals: ['greedy'],
  turns: [
    { key: 'wealth', icon: 'wax-seal' },
    { key: 'placing', icon: 'meeple' },
    { key: 'waiting', icon: 'big-gear' },
    { key: 'acting', icon: 'fishing' },
    { key: 'food', icon: 'corn' },
    { key: 'technologies', icon: 'upgrade' },
    { key: 'buildings', icon: 'hut' },
    { key: 'temples', icon: 'mayan-pyramid' },
    { key: 'skulls', icon: 'death-skull' },
    { key: 'first', icon: 'aztec-calendar-sun' },
  ],
  coming: [
    { key: 'monuments', icon: 'great-pyramid' },
    { key: 'ages', icon: 'aztec-calendar-sun' },
    { key: 'scoring', icon: 'laurel-crown' },
  ],
  step,
  see,
  advise,
  meaning,
  tell,
  numbers: ({ position, me }) => ({
    days: position.days_left,
    corn: me.goods.corn,
    food: me.food ?? 0,
    teeth: position.teeth_corn,
  }),
  later,
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
