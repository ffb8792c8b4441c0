/** The first game of Santa Maria: the first year of the base game, from the first tile to passing. */
import type { GameEvent, LogEntry } from '../../../lib/protocol';
import { eventsSince, type Saying, type Script, turnsBegun } from '../../../ui/learn/script';
import { tell } from '../rows';
import lesson from './lesson.json';
import { meaning } from './meaning';
import { type Scene, see } from './scene';

const PASSING = 10;

export const script: Script<Scene> = {
  tell,
  game: 'santamaria',
  icon: 'caravel',
  ...lesson,
  step,
  see,
  meaning,
  timely: ({ step, position }) => step < PASSING || position.year === 1,
  numbers: ({ me }) => ({ coins: me.goods.coin ?? 0, price: me.colony.price, left: 3 - me.white_used }),
  news,
  deeds,
};

/** Every own turn is one of the lesson. That the first one has begun is told with the first decision. */
function step(events: GameEvent[], seat: number): number {
  return Math.max(1, turnsBegun(events, seat));
}

function news(log: LogEntry[], me: number): Saying[] {
  const events = eventsSince(log, me);
  const said: Saying[] = [];
  if (events.some((event) => event.name === 'pass' && event.seat !== me)) said.push({ key: 'learn-news-pass' });
  if (events.some((event) => event.name === 'year')) said.push({ key: 'learn-news-year' });
  return said;
}

function deeds({ me }: Scene, score: number) {
  const ships = Object.values(me.colony.docks).reduce((sum, dock) => sum + dock.length, 0);
  return [
    { key: 'points', icon: 'laurel-crown', n: score },
    { key: 'cells', icon: 'hut', n: me.colony.cells.filter((cell) => cell !== null).length },
    { key: 'ships', icon: 'caravel', n: ships },
    { key: 'religion', icon: 'church', n: me.religion },
    { key: 'monks', icon: 'abbot-meeple', n: 6 - me.colony.monks },
  ];
}
