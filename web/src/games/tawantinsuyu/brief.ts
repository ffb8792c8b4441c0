/** Events of Tawantinsuyu in a word and an icon, for the lines of the log. */
import type { GameEvent } from '../../lib/protocol';
import type { Deed } from '../../lib/story';
import type { Words } from '../../lib/words';
import { ACTION_ICONS, ICONS } from './drawing';

/** Events that are said by one of their arguments. */
const THINGS: Record<string, [icon: string, argument: string]> = {
  place: ['person', 'space'],
  'her-place': ['person', 'space'],
  capture: ['person', 'space'],
  build: ['hut', 'tile'],
  use: ['granary', 'tile'],
  conquer: ['hill-conquest', 'region'],
  minor: ['sunrise', 'minor'],
  worker: ['person', 'worker'],
  play: ['card-draw', 'card'],
  start: ['rolled-cloth', 'tile'],
};
/** Events that an icon says alone. */
const SIGNS: Record<string, string> = {
  begin: 'rolled-cloth',
  join: 'rolled-cloth',
  weaving: 'rolled-cloth',
  stairs: 'stairs',
  statue: 'stone-bust',
  sacrifice: 'stone-bust',
  climb: 'great-pyramid',
  train: 'tribal-shield',
  trade: 'trade',
  token: 'sunrise',
};

export function brief({ name, args }: GameEvent, t: Words): Deed | undefined {
  const said = args as Record<string, string>;
  const [icon, argument] = THINGS[name] ?? [];
  if (icon && argument) return { icon, text: t.term(argument, said[argument] ?? '') };
  if (name === 'advance' || name === 'enter') {
    return { icon: ACTION_ICONS[said.action ?? ''] ?? 'sun-priest', text: t.term('action', said.action ?? '') };
  }
  if (name === 'task') return ICONS[said.task ?? ''] ? { icon: ICONS[said.task ?? ''], text: '' } : undefined;
  return SIGNS[name] ? { icon: SIGNS[name], text: '' } : undefined;
}
