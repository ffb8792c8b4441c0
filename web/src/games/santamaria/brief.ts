/** Events of Santa Maria in a word and an icon, for the lines of the log. */
import type { GameEvent } from '../../lib/protocol';
import type { Deed } from '../../lib/story';
import type { Words } from '../../lib/words';
import { COLOURS, ICONS } from './drawing';

/** Events that are said by one of their arguments. */
const THINGS: Record<string, [icon: string, argument: string]> = {
  activate: ['two-coins', 'building'],
  expand: ['jigsaw-piece', 'tile'],
  colony: ['village', 'colony'],
  hall: ['village', 'hall'],
  monk: ['abbot-meeple', 'place'],
  hire: ['farmer', 'specialist'],
  level: ['mayan-pyramid', 'district'],
  build: ['hut', 'token'],
  card: ['card-play', 'half'],
  upgrade: ['upgrade', 'building'],
};
const SIGNS: Record<string, string> = { march: 'conquistador', pray: 'religion', ship: 'shipping', road: 'road' };

export function brief({ name, args }: GameEvent, t: Words): Deed | undefined {
  const said = args as Record<string, string>;
  const [icon, argument] = THINGS[name] ?? [];
  if (icon && argument) return { icon, text: t.term(argument, said[argument] ?? '') };
  if (name === 'use' || name === 'follow') {
    const colour = said.die?.startsWith('blue') ? 'var(--die-blue)' : undefined;
    return { icon: `inverted-dice-${said.value}`, colour, text: t.term('line', said.line ?? '') };
  }
  if (name === 'pass') return { icon: 'player-next', text: t.say('board-pass') };
  const sign = SIGNS[name];
  return sign ? { icon: ICONS[sign], colour: COLOURS[sign], text: '' } : undefined;
}
