/** The first game of Endless Winter: the chief, eight turns and an eclipse between them. */
import type { GameEvent } from '../../../lib/protocol';
import { type Script, turnsBegun } from '../../../ui/learn/script';
import { tell } from '../rows';
import lesson from './lesson.json';
import { meaning } from './meaning';
import { type Scene, see } from './scene';

export const script: Script<Scene> = {
  tell,
  game: 'endlesswinter',
  icon: 'mammoth',
  ...lesson,
  step,
  see,
  meaning,
  numbers: ({ me }) => ({ tools: me.tools, food: me.food, limit: me.food_limit }),
  deeds,
};

/** The chief is chosen first; then every own turn is one of the lesson, and the first eclipse another. */
function step(events: GameEvent[], seat: number): number {
  const eclipse = events.some((event) => event.name === 'eclipse');
  return 1 + turnsBegun(events, seat) + Number(eclipse);
}

function deeds({ me }: Scene, score: number) {
  const total = (numbers: Record<string, number>) => Object.values(numbers).reduce((sum, n) => sum + n, 0);
  return [
    { key: 'points', icon: 'laurel-crown', n: score },
    { key: 'animals', icon: 'mammoth', n: total(me.animals) + total(me.turned) },
    { key: 'camps', icon: 'camping-tent', n: total(me.camps) },
    { key: 'idols', icon: 'totem-head', n: me.offering + me.honour },
    { key: 'megaliths', icon: 'dolmen', n: 10 - me.neutrals - me.megaliths },
    { key: 'stones', icon: 'rune-stone', n: me.stones.length },
    { key: 'buried', icon: 'spade', n: me.buried_size },
  ];
}
