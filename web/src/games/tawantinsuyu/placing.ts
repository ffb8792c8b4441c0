/** What a placement would cost and how many tasks it would give, before anybody makes it (W29-W36, W42-W45, W102). */
import type { ComponentInfo } from '../../lib/protocol';
import {
  type PlayerState,
  type Position,
  SECTORS,
  type SpaceData,
  spaceData,
  supply,
  terraceIndex,
  type WorkerName,
} from './position';

const DISTANCE = [0, 1, 3, 3, 1];
const HEIGHT = [0, 2, 5];
const STAIRS_SAVE = 2;

type Components = Record<string, ComponentInfo>;

export interface Outlook {
  distance: number;
  height: number;
  saved: number;
  food: number;
  /** Owners of the stairs that are used. */
  stairs: number[];
  /** Does the player hold a card of the god? */
  card: boolean;
  workers: { worker: WorkerName; food: number; tasks: number }[];
}

/** Spaces of the same terrace that border the same node (W36). */
export function neighbours(components: Components, id: string): string[] {
  const nodes = new Set(spaceData(components, id)?.nodes);
  return Object.keys(components).filter(
    (other) =>
      other !== id && isSpace(components, other) && spaceData(components, other)?.nodes.some((n) => nodes.has(n)),
  );
}

export function isSpace(components: Components, id: string): boolean {
  return components[id]?.kind === 'space';
}

export function outlook(components: Components, position: Position, player: PlayerState, id: string): Outlook | null {
  const space = spaceData(components, id);
  if (!space || player.priest === null) return null;
  const terrace = terraceIndex(space.terrace);
  const stairs = [position.upper, position.lower]
    .slice(0, terrace)
    .map((level) => level[space.sector - 1])
    .filter((owner) => owner != null);
  const distance = DISTANCE[(space.sector - player.priest + SECTORS) % SECTORS] ?? 0;
  const height = HEIGHT[terrace] ?? 0;
  const saved = Math.min(height, STAIRS_SAVE * stairs.length);
  const food = distance + height - saved;
  const card = player.hand?.some((held) => components[held]?.data.god === space.god) ?? false;
  const workers = [...new Set(supply(player))].map((worker) => ({
    worker,
    food: worker === 'courier' ? Math.max(0, food - 1) : food,
    tasks: tasks(components, position, player, worker, id, space),
  }));
  return { distance, height, saved, food, stairs, card, workers };
}

function tasks(
  components: Components,
  position: Position,
  player: PlayerState,
  worker: WorkerName,
  id: string,
  space: SpaceData,
): number {
  const has = (tile: string) => player.permanent.includes(tile);
  const alike = neighbours(components, id).filter((other) => position.hill[other] === worker).length;
  return 1 + alike + ability();

  function ability(): number {
    if (worker === 'architect' || worker === 'craftsman') {
      const own = worker === 'architect' ? 'blue' : 'green';
      return Number(space.colour === own || (space.colour !== '-' && has('Z05')));
    }
    if (worker === 'warrior') return has('Z14') ? 2 : 0;
    return Number(worker === 'courier' && !busy());
  }

  /** Does anybody stand in the same segment (W45)? */
  function busy(): boolean {
    return Object.keys(position.hill).some((other) => {
      const there = spaceData(components, other);
      return there?.terrace === space.terrace && there.sector === space.sector;
    });
  }
}
