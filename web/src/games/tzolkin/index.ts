/** The table of Tzolk'in. */
import type { GameModule } from '..';
import type { Move } from '../../lib/moves';
import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import './spots.css';
import Board from './Board.svelte';
import { PLACES } from './drawing';
import PlayerPanel from './PlayerPanel.svelte';
import { GEARS, read } from './position';
import Tableau from './Tableau.svelte';
import TempleTab from './TempleTab.svelte';
import TileTab from './TileTab.svelte';

export { Board, PlayerPanel, Tableau };
export { legend } from './legend';

export { brief } from './brief';
export { tell } from './rows';

export { goods } from './goods';

const CITY = new Map<string, string>(PLACES.map((place) => [place.name, place.colour]));

/** Workers that are placed come from the own hand. */
export function lifts({ verb }: Move): string | undefined {
  return verb === 'place' ? 'hand' : undefined;
}

/** Workers in hand, while one of them could still be placed. */
export function unused(view: View, _seat: number, t: Words): string[] {
  const { idle } = read(view).outlook;
  return idle ? [t.amount('worker', String(idle))] : [];
}

export function spotColour(spot: string): string | undefined {
  const [kind = '', name = ''] = spot.split('/');
  if (kind === 'temple') return `var(--t-${name})`;
  return CITY.get(name) ?? (name === 'first_player' ? 'var(--ink)' : undefined);
}

export function spotComponent(spot: string): string | undefined {
  const [kind, name] = spot.split('/');
  return kind === 'tile' || kind === 'temple' ? name : undefined;
}

export const componentRules: GameModule['componentRules'] = {
  building: 'T87',
  monument: 'T89',
  wealth: 'T10',
  temple: 'T91',
};

export function status(view: View, t: Words): string[] {
  const position = read(view);
  return position.round
    ? [t.say('board-round', { round: position.round }), t.say('board-age', { age: position.age })]
    : [];
}

export function describe(view: View, t: Words, names: string[]): string[] {
  const position = read(view);
  const gears = GEARS.map((gear) => {
    const workers = position.gears[gear].flatMap((who, at) =>
      typeof who === 'number' ? [`${names[who] ?? ''} ${at}`] : [],
    );
    return `${t.say(`gear-${gear}`)}: ${workers.join(', ') || t.say('nothing')}`;
  });
  const players = position.players.map((player) => `${names[player.seat] ?? ''}: ${t.amounts(player.goods)}`);
  return [t.say('board-days-to-food', { n: position.days_left }), ...gears, ...players];
}

export const moments: GameModule['moments'] = {
  'food-day': { icon: 'corn', until: ['day'] },
  end: { icon: 'podium', whole: true },
};

/** The days run out with this round. */
export function lastRound(view: View): boolean {
  return read(view).outlook.last_round;
}

export const tabs: GameModule['tabs'] = [
  { key: 'temples', icon: 'mayan-pyramid', label: (t) => t.say('board-temples'), Part: TempleTab },
  { key: 'tiles', icon: 'hut', label: (t) => t.say('board-buildings'), Part: TileTab },
];

export const learn = () => import('./learn').then(({ script }) => script);
