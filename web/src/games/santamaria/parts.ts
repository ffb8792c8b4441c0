/** Components as the board reads them: buildings with their effects, tiles, ships, cards. */
import type { ComponentInfo } from '../../lib/protocol';

export type Components = Record<string, ComponentInfo>;

/** A good and how many of it, or an action. */
export interface Gift {
  what: string;
  n: number;
}

export interface Trade {
  pays: string[];
  gets: Gift[][];
}

export interface Building {
  id: string;
  gifts: Gift[];
  trade: Trade | null;
  /** An upgrade tile is a building and a road. */
  house: boolean;
  colonists: number;
  road: boolean;
}

export type Category = 'prod' | 'ship' | 'conq' | 'rel' | 'trade';

/** The key of a component: its id, or its kind and id where another kind has the same id. */
export function key(components: Components, kind: string, id: string): string {
  return components[id]?.kind === kind ? id : `${kind}/${id}`;
}

export function part(components: Components, kind: string, id: string): ComponentInfo | undefined {
  return components[key(components, kind, id)];
}

export function field<T>(components: Components, kind: string, id: string, name: string, without: T): T {
  return (part(components, kind, id)?.data[name] as T | undefined) ?? without;
}

const UPGRADE = 'upgrade_';

/** The component that explains what is on a cell. */
export function kindKey(components: Components, id: string): string {
  const bare = id.startsWith(UPGRADE) ? id.slice(UPGRADE.length) : id;
  return key(components, id.startsWith('road') ? 'road' : 'building', bare);
}

function isHouse(id: string): boolean {
  return !id.startsWith('road');
}

export function building(components: Components, id: string): Building {
  const upgrade = id.startsWith(UPGRADE);
  const bare = upgrade ? id.slice(UPGRADE.length) : id;
  const road = part(components, 'road', bare);
  const effects = field<string[]>(components, 'building', bare, 'effects', []);
  const trades = effects.filter((effect) => effect.startsWith('trade '));
  return {
    id,
    gifts: effects.filter((effect) => !effect.startsWith('trade ')).flatMap(gifts),
    trade: trades[0] ? trade(trades[0]) : null,
    house: isHouse(id),
    road: upgrade || !isHouse(id),
    colonists: upgrade
      ? field(components, 'hire', 'upgrade', 'colonists', 1)
      : ((road?.data.colonists as number | undefined) ?? 0),
  };
}

/** "wood 1+coin 2" or "religion". */
export function gifts(text: string): Gift[] {
  return text.split('+').map((one) => {
    const [what = '', n = '1'] = one.trim().split(' ');
    return { what, n: Number(n) };
  });
}

function trade(text: string): Trade {
  const [pays = '', gets = ''] = text.slice('trade '.length).split(' for ');
  return {
    pays: pays.split('/').flatMap((one) => gifts(one).map(({ what }) => what)),
    gets: gets.split('/').map(gifts),
  };
}

export function category({ gifts, trade }: Building): Category {
  if (trade) return 'trade';
  const what = gifts.map((gift) => gift.what);
  if (what.includes('shipping')) return 'ship';
  if (what.includes('religion')) return 'rel';
  return what.includes('conquistador') ? 'conq' : 'prod';
}

/** A half of an action card: "festival cacao 1 for happiness 3", "construction straw", "technology 2 religion", "trade". */
export interface Half {
  kind: string;
  pays: Gift[];
  gets: Gift[];
  die: number;
}

export function half(text: string): Half {
  const [kind = '', ...rest] = text.split(' ');
  if (kind === 'festival') {
    const [pays = '', gets = ''] = rest.join(' ').split(' for ');
    return { kind, pays: gifts(pays), gets: gifts(gets), die: 0 };
  }
  if (kind === 'construction') {
    const pays = [{ what: rest[0] === 'wooden' ? 'wood' : 'grain', n: 1 }];
    return { kind, pays, gets: [], die: 0 };
  }
  if (kind === 'technology') {
    const bonus = rest[1] === 'warrior' ? 'conquistador' : (rest[1] ?? '');
    return { kind, pays: [], gets: [{ what: bonus, n: 1 }], die: Number(rest[0]) };
  }
  return { kind, pays: [], gets: [], die: 0 };
}

export function halves(components: Components, card: string): Half[] {
  return field<string[]>(components, 'card', card, 'halves', []).map(half);
}

export function costOf(components: Components, kind: string, id: string): Gift[] {
  const cost = field<Record<string, number>>(components, kind, id, 'cost', {});
  return Object.entries(cost).map(([what, n]) => ({ what, n }));
}

export interface TileFace {
  shape: string;
  cells: string[];
}

/** An expansion tile or a town hall. */
export function tile(components: Components, id: string): TileFace {
  const hall = part(components, 'hall', id);
  const found = hall ?? part(components, 'tile', id);
  return {
    shape: hall ? 'double' : String(found?.data.shape ?? ''),
    cells: (found?.data.cells as string[] | undefined) ?? [],
  };
}
