/** The table of Endless Winter. */
import type { GameModule, Good } from '..';
import type { Move } from '../../lib/moves';
import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import './spots.css';
import './terrain.css';
import Board from './Board.svelte';
import Companion from './Companion.svelte';
import { describe } from './describe';
import { ANIMAL_ICONS, COLOURS, FACES, KIND_ICONS } from './drawing';
import MegalithTab from './MegalithTab.svelte';
import OfferTab from './OfferTab.svelte';
import OwnTab from './OwnTab.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import { read, ROUNDS } from './position';

export { Board, Companion, describe, PlayerPanel };

export { brief } from './brief';
export { legend } from './legend';
export { default as Tableau } from './Tableau.svelte';
export { tell } from './rows';

export const goods: Record<string, Good> = {
  ...Object.fromEntries(
    ['food', 'tool', 'labour', 'card', 'vp'].map((good) => {
      const icon = KIND_ICONS[good] ?? '';
      return [good, { icon, colour: COLOURS[icon] ?? 'var(--ink)' }];
    }),
  ),
  ...Object.fromEntries(Object.entries(ANIMAL_ICONS).map(([animal, icon]) => [animal, { icon, colour: 'var(--ink)' }])),
};

export function stock(view: View, seat: number): Record<string, number> {
  const { food = 0, tools = 0 } = read(view).players[seat] ?? {};
  return { food, tool: tools };
}

/** Labour that is left when the turn ends is lost. */
export function unused(view: View, _seat: number, t: Words): string[] {
  const { labour } = read(view).acting;
  return labour ? [t.amount('labour', String(labour))] : [];
}

/** Figures and camps are taken in hand, then put where they may go. */
export function lifts({ verb, args }: Move): string | undefined {
  if (verb === 'place') return `figure/${args.figure}`;
  return verb === 'move' ? `camp/${(args.step ?? '').split('-')[0]}` : undefined;
}

/** Cards have the colour of their head. */
export function spotColour(spot: string): string | undefined {
  const [kind = '', name = ''] = spot.split('/');
  return ['hand', 'above', 'discard', 'tribe'].includes(kind) ? FACES[name]?.colour : undefined;
}

const COMPONENTS = ['hand', 'above', 'discard', 'tribe', 'display', 'stone', 'grounds', 'animal', 'setup', 'chief'];

export function spotComponent(spot: string): string | undefined {
  const [kind = '', name] = spot.split('/');
  return COMPONENTS.includes(kind) && name !== 'none' ? name : undefined;
}

export const componentRules: GameModule['componentRules'] = {
  card: 'E38',
  animal: 'E64',
  chief: 'E43',
  setup: 'E21',
  stone: 'E55',
  tile: 'E71',
  glacier: 'E111',
  token: 'E113',
  nomad: 'E124',
};

export function status(view: View, t: Words): string[] {
  const { round, phase } = read(view);
  if (!round) return [];
  const when = [t.say('board-round', { round, of: ROUNDS }), t.say('board-era', { era: round > 2 ? 2 : 1 })];
  return phase === 'eclipse' ? [...when, t.say('board-eclipse')] : when;
}

export const moments: GameModule['moments'] = {
  eclipse: { icon: 'nested-eclipses', until: ['round'] },
  end: { icon: 'podium', whole: true },
};

export function lastRound(view: View): boolean {
  return read(view).round === ROUNDS;
}

export const tabs: GameModule['tabs'] = [
  { key: 'own', icon: 'card-draw', label: (t) => t.say('board-tab-own'), Part: OwnTab },
  { key: 'megaliths', icon: 'dolmen', label: (t) => t.say('board-megaliths'), Part: MegalithTab },
  { key: 'offers', icon: 'open-book', label: (t) => t.say('board-tab-offers'), Part: OfferTab },
];

export const learn = () => import('./learn').then(({ script }) => script);
