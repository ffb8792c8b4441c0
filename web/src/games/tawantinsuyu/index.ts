/** The table of Tawantinsuyu. */
import type { GameModule, Good } from '..';
import type { Move } from '../../lib/moves';
import type { View } from '../../lib/protocol';
import { hang } from '../../lib/sprite';
import type { Words } from '../../lib/words';
import './spots.css';
import BelowPlayers from './BelowPlayers.svelte';
import Board from './Board.svelte';
import { ANY_FOOD, ARMY, COLOURS, figureColour, GOD_PIGMENTS, ICONS } from './drawing';
import EmpireTab from './EmpireTab.svelte';
import Piece from './Piece.svelte';
import OwnTab from './OwnTab.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import { everybody, GOODS, type God, read, REGIONS, supply, type WorkerName, WORKERS } from './position';
import SupplyTab from './SupplyTab.svelte';

export { BelowPlayers as Companion, Board, Piece, PlayerPanel };

export { brief } from './brief';
export { legend } from './legend';
export { default as Tableau } from './Tableau.svelte';
export { tell } from './rows';

hang(ANY_FOOD);

export const goods: Record<string, Good> = {
  ...Object.fromEntries(
    [...GOODS, 'vp', 'food', 'step', 'weaving', 'statue'].map((good) => {
      const icon = ICONS[good] ?? '';
      return [good, { icon, colour: COLOURS[icon] ?? 'var(--ink)' }];
    }),
  ),
  ...Object.fromEntries(WORKERS.map((worker) => [worker, { icon: 'person', colour: figureColour(worker) }])),
  'god-card': { icon: 'card-draw', colour: 'var(--ink)' },
  'army-card': { icon: 'tribal-shield', colour: `light-dark(${ARMY}, #e08a72)` },
};

export function spotColour(spot: string): string | undefined {
  const [kind = '', name = '', god = ''] = spot.split('/');
  if (kind === 'nomad' || kind === 'worker') return figureColour(name as WorkerName);
  if (kind === 'statue') return GOD_PIGMENTS[god as God];
  if (kind === 'tile') return name.startsWith('P') ? 'var(--f-farm)' : 'var(--f-shrine)';
  return kind === 'army' || kind === 'army-deck' ? ARMY : undefined;
}

/** Tasks of a placement that are given up when it ends. */
export function unused(view: View, _seat: number, t: Words): string[] {
  const n = read(view).outlook.tasks_left;
  return n ? [t.say('board-tasks', { n })] : [];
}

/** A worker is taken from the tray and put on the hill. */
export function lifts({ verb, args }: Move): string | undefined {
  return verb === 'place' ? `worker/${args.worker}` : undefined;
}

export function spotComponent(spot: string): string | undefined {
  const [kind = '', name] = spot.split('/');
  return ['card', 'tile', 'army', 'item', 'weaving', 'conquest', 'space'].includes(kind) ? name : undefined;
}

export const componentRules: Record<string, string> = {
  card: 'W38',
  army: 'W26',
  production: 'W58',
  permanent: 'W59',
  weaving: 'W56',
  conquest: 'W70',
  space: 'W29',
  node: 'W40',
  action: 'W61',
  step: 'W75',
  cell: 'WS28',
};

export function status(view: View, t: Words): string[] {
  const position = read(view);
  const told = [t.say(position.seat === null ? 'pic-over' : 'pic-ceremony', { n: position.ceremonies })];
  if (position.last && position.seat !== null) told.push(t.say('board-last-round'));
  else if (position.holder === null && position.seat !== null)
    told.push(t.say('board-in-village', { n: position.village.length }));
  return told;
}

export function describe(view: View, t: Words, names: string[]): string[] {
  const position = read(view);
  const all = everybody(position, names, t.say('who-axomamma'));
  const list = (workers: WorkerName[]) =>
    workers.map((worker) => t.say(`worker-${worker}`)).join(', ') || t.say('nothing');
  const hill = Object.entries(position.hill).map(
    ([space, worker]) => `${t.term('space', space)}: ${t.say(`worker-${worker}`)}`,
  );
  const players = position.players.map((player) => {
    const priest =
      player.priest === null ? [] : [t.say('board-priest-at', { action: position.actions[player.priest - 1] })];
    const told = [t.amounts({ vp: player.vp }), t.amounts(player.goods), list(supply(player)), ...priest];
    return `${all[player.seat] ?? ''}: ${[...told, t.say('board-at-step', { step: player.step })].join('; ')}`;
  });
  const regions = REGIONS.map((region) => {
    const first = position.outlook.leaders[region];
    return `${t.say(`land-${region}`)}: ${first === null ? t.say('nothing') : (all[first] ?? '')}`;
  });
  return [
    ...status(view, t),
    ...players,
    `${t.say('board-hill')}: ${hill.join(', ') || t.say('nothing')}`,
    `${t.say('pic-village')}: ${list(position.village)}`,
    `${t.say('pic-nomads')}: ${list(position.nomads)}`,
    `${t.say('board-majority')}: ${regions.join('; ')}`,
  ];
}

export const moments: GameModule['moments'] = {
  ceremony: { icon: 'sunrise', until: ['village'] },
  end: { icon: 'podium', whole: true },
};

export function lastRound(view: View): boolean {
  return read(view).last;
}

export const tabs: GameModule['tabs'] = [
  { key: 'own', icon: 'card-draw', label: (t) => t.say('board-own'), Part: OwnTab },
  { key: 'supply', icon: 'huts-village', label: (t) => t.say('board-supply'), Part: SupplyTab },
  { key: 'empire', icon: 'great-pyramid', label: (t) => t.say('board-temple'), Part: EmpireTab },
];

export const learn = () => import('./learn').then(({ script }) => script);
