/** The first game of Tawantinsuyu: the opening cards, then eight turns from the first placement to a statue. */
import type { GameEvent } from '../../../lib/protocol';
import { type Script, turnsBegun } from '../../../ui/learn/script';
import { tell } from '../rows';
import lesson from './lesson.json';
import { meaning } from './meaning';
import { news } from './news';
import { type Scene, see, statues, workers } from './scene';

export const script: Script<Scene> = {
  tell,
  game: 'tawantinsuyu',
  icon: 'sun-priest',
  ...lesson,
  step,
  see,
  meaning,
  numbers: ({ me, position }) => ({
    stone: me.goods.stone,
    corn: me.goods.corn,
    workers: workers(me),
    village: position.village.length,
  }),
  news,
  deeds,
};

/** Choosing cards is the first turn, their gifts are the second; then every own turn is one. */
function step(events: GameEvent[], seat: number): number {
  const open = events.some((event) => event.name === 'open');
  return 1 + Number(open) + turnsBegun(events, seat);
}

function deeds({ me }: Scene, score: number) {
  return [
    { key: 'points', icon: 'laurel-crown', n: score },
    { key: 'steps', icon: 'great-pyramid', n: me.step },
    { key: 'stairs', icon: 'stairs', n: 5 - me.stairs },
    { key: 'buildings', icon: 'hut', n: me.up.length + me.down.length + me.permanent.length },
    { key: 'weavings', icon: 'rolled-cloth', n: me.tapestries.flat().length },
    { key: 'conquests', icon: 'flying-flag', n: 10 - me.markers },
    { key: 'statues', icon: 'stone-bust', n: statues(me) },
  ];
}
