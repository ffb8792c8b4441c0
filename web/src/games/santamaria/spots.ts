/** The spots of what happened last, for their marks. */
import type { GameEvent } from '../../lib/protocol';

const SPOTS: Record<string, (args: Record<string, unknown>) => string> = {
  monk: ({ place }) => `place/${place}`,
  ship: ({ dock }) => `dock/${dock}`,
  pass: ({ space }) => `pass/${space}`,
};

export function lastSpots(events: GameEvent[]): string[] {
  return events.flatMap(({ name, args }) => SPOTS[name]?.(args) ?? []);
}
