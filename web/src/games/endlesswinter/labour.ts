/** How much labour there is, how much there could be, and what it buys (E38, E42, E136). */
import type { ComponentInfo } from '../../lib/protocol';
import { COLUMNS, type ColumnName, isFolk, type PlayerState, type Position } from './position';

type Components = Record<string, ComponentInfo>;

/** What a card brings in a column: the labour printed on it, and its ability where that is labour. */
export function labourOf(card: string, column: ColumnName, components: Components): number {
  const data = components[card]?.data;
  if (!data || !isFolk(card)) return 0;
  const abilities = (data.action as string[] | undefined) ?? [];
  const more = abilities.reduce((sum, ability) => {
    const found = /^(?:(\w+): )?labour ([\d.]+)$/.exec(ability);
    return found && (!found[1] || found[1] === column) ? sum + Number(found[2]) : sum;
  }, 0);
  return Number(data.labour ?? 0) + more;
}

/** How many labour icons the food marker can still cross. */
export function labourOfFood(food: number, components: Components): number {
  const icons = (components.food?.data.icons as number[] | undefined) ?? [];
  return icons.filter((cell) => cell <= food).length;
}

/** All that could be had in a column with the hand and the food, on top of what there is. */
export function reachable(player: PlayerState, position: Position, column: ColumnName, components: Components): number {
  const hand = (player.hand ?? []).filter((card) => !player.fresh.includes(card));
  const cards = hand.reduce((sum, card) => sum + labourOf(card, column, components), 0);
  return position.acting.labour + cards + labourOfFood(player.food, components);
}

/** Where labour can be spent now: before a figure stands anywhere, and in its column. */
export function open(position: Position, column: ColumnName): boolean {
  const at = position.acting.column;
  return at === null || (at === column && position.acting.section === 'upper');
}

export interface Purchase {
  action: string;
  /** How often it can be bought with what there is, and with all that could be had. */
  now: number;
  most: number;
}

const UPPER: Record<ColumnName, string[]> = {
  initiate: ['initiate'],
  develop: ['develop'],
  migrate: ['camp', 'move'],
  hunt: ['reveal', 'hunt'],
};

/** How often each action of the upper section could be paid for. */
export function purchases(
  player: PlayerState,
  position: Position,
  column: ColumnName,
  components: Components,
): Purchase[] {
  const most = reachable(player, position, column, components);
  return UPPER[column].map((action) => {
    const price = components[action]?.data ?? {};
    return {
      action,
      now: affordable(price, position.acting.labour, player.tools),
      most: affordable(price, most, player.tools),
    };
  });
}

function affordable(price: Record<string, unknown>, labour: number, tools: number): number {
  const [work, tool] = [Number(price.labour ?? 0), Number(price.tool ?? 0)];
  return Math.floor(Math.min(work ? labour / work : Infinity, tool ? tools / tool : Infinity));
}

export function isColumn(name: string | null): name is ColumnName {
  return (COLUMNS as readonly (string | null)[]).includes(name);
}
