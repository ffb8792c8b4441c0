/** The table of Santa Maria with American Kingdoms. */
import type { GameModule, Good } from '..';
import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import './spots.css';
import Board from './Board.svelte';
import ColonyTab from './ColonyTab.svelte';
import CommonTab from './CommonTab.svelte';
import { COLOURS, ICONS } from './drawing';
import './pigments.css';
import PlayerPanel from './PlayerPanel.svelte';
import { type PlayerState, type Position, read, YEARS } from './position';
import TileTab from './TileTab.svelte';

export { Board, PlayerPanel };

const PRICED = ['wood', 'grain', 'sugar', 'gem', 'gold', 'cacao', 'coin', 'happiness', 'religion'];

export { brief } from './brief';
export { legend } from './legend';
export { default as Tableau } from './Tableau.svelte';
export { tell } from './rows';

export const goods: Record<string, Good> = {
  ...Object.fromEntries(
    PRICED.map((good) => [good, { icon: ICONS[good] ?? '', colour: COLOURS[good] ?? 'var(--ink)' }]),
  ),
  march: { icon: 'visored-helm', colour: 'var(--k-conq)' },
  'blue-die': { icon: 'inverted-dice-3', colour: 'var(--die-blue)' },
  scholar: { icon: 'open-book', colour: 'var(--ink)' },
};

export function spotColour(spot: string): string | undefined {
  const [kind = '', name = ''] = spot.split('/');
  if (kind === 'die') return name.startsWith('blue') ? 'var(--die-blue)' : 'var(--line-strong)';
  if (['good', 'give', 'want', 'reserve', 'dock', 'berth', 'track'].includes(kind)) return COLOURS[name];
  return undefined;
}

/** Spots that stand for a component by its id. */
const EXPLAINED = ['tile', 'place', 'card', 'token', 'colony', 'hall'];

export function spotComponent(spot: string): string | undefined {
  const [kind = '', name] = spot.split('/');
  return EXPLAINED.includes(kind) ? name : undefined;
}

export const componentRules: Record<string, string> = {
  building: 'S45',
  road: 'S3',
  tile: 'S25',
  hall: 'S87',
  colony: 'S15',
  ship: 'S48',
  dock: 'S61',
  scholar: 'S55',
  bishop: 'S55',
  mission: 'S55',
  specialist: 'SXB2',
  card: 'SXD13',
  token: 'SXD15',
  temple: 'SXD11',
  district: 'SXD12',
};

export function status(view: View, t: Words): string[] {
  const position = read(view);
  const goal = position.goal === null ? [] : [t.say('board-goal', { n: position.goal })];
  const reached = position.achievements?.map((name) => t.say(`achievement-${name}`)) ?? [];
  return [position.over ? t.say('pic-over') : t.say('board-year', { year: position.year }), ...goal, ...reached];
}

/** What ending the turn now would leave out: the last building of a line, an action on passing, a monk. */
export function unused(view: View, seat: number, t: Words): string[] {
  const position = read(view);
  const what = position.seat === seat ? position.outlook.declines : null;
  return what && t.has(`board-left-${what}`) ? [t.say(`board-left-${what}`)] : [];
}

export function describe(view: View, t: Words, names: string[]): string[] {
  const position = read(view);
  const dice = position.white.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
  const passed = position.passed.map((seat) => names[seat] ?? '');
  return [
    t.say('board-year', { year: position.year }),
    `${t.say('pic-white')}: ${dice.join(', ') || t.say('nothing')}`,
    `${t.say('board-pass')}: ${passed.join(', ') || t.say('nothing')}`,
    ...position.players.map((player) => `${names[player.seat] ?? ''}: ${inWords(player, position, t)}`),
  ];
}

function inWords({ goods, colony, religion, march }: PlayerState, position: Position, t: Words): string {
  const tracks = `${t.say('pic-religion')} ${religion}, ${t.say('pic-march')} ${march}`;
  const rows = colony
    ? [0, 1, 2, 3, 4, 5].map((row) => {
        const kinds = colony.cells.slice(6 * row, 6 * row + 6).map((kind) => (kind ? t.term('building', kind) : '–'));
        return `${t.say('line-row')} ${row + 1}: ${kinds.join(', ')}`;
      })
    : [
        t.say('pic-maya'),
        ...Object.entries(position.city?.levels ?? {}).map(([name, n]) => `${t.say(`district-${name}`)} ${n}`),
      ];
  return [t.amounts(goods), tracks, ...rows].join('; ');
}

export const moments: GameModule['moments'] = {
  year: { icon: 'caravel', whole: true },
  end: { icon: 'podium', whole: true },
};

export function lastRound(view: View): boolean {
  return read(view).year === YEARS;
}

export const tabs: GameModule['tabs'] = [
  { key: 'dice', icon: 'inverted-dice-3', label: (t) => t.say('board-dice'), Part: TileTab },
  { key: 'common', icon: 'church', label: (t) => t.say('board-common'), Part: CommonTab },
  { key: 'colonies', icon: 'village', label: (t) => t.say('board-others'), Part: ColonyTab },
];

export const learn = () => import('./learn').then(({ script }) => script);
