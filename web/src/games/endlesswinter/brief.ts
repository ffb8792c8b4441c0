/** Events of Endless Winter in a word and an icon, for the lines of the log. */
import type { GameEvent } from '../../lib/protocol';
import type { Deed } from '../../lib/story';
import type { Words } from '../../lib/words';
import { ANIMAL_ICONS, COLOURS, COLUMN_ICONS, KIND_ICONS } from './drawing';
import type { Animal, ColumnName } from './position';

/** Events that are said by one of their arguments. */
const THINGS: Record<string, [kind: string, argument: string]> = {
  culture: ['culture', 'card'],
  learn: ['culture', 'card'],
  recruit: ['tribe-hand', 'card'],
  'recruit-discard': ['tribe-discard', 'card'],
  stone: ['stone', 'stone'],
  claim: ['camp', 'hex'],
  token: ['card', 'token'],
  setup: ['card', 'setup'],
};
/** Events that an icon says alone. */
const SIGNS: Record<string, string> = {
  camp: 'camp',
  move: 'move',
  village: 'village',
  megalith: 'megalith',
  idol: 'idol',
  bury: 'bury',
  'bury-open': 'bury',
  'bury-tribe': 'bury',
  'turn-animal': 'turn',
};

export function brief({ name, args }: GameEvent, t: Words): Deed | undefined {
  const said = args as Record<string, string>;
  if (name === 'place')
    return {
      icon: COLUMN_ICONS[said.column as ColumnName] ?? 'night-sleep',
      text: t.term('column', said.column ?? ''),
    };
  if (name === 'lead') return { icon: 'person', text: t.term('chief', said.chief ?? '') };
  if (name === 'animal') return { icon: ANIMAL_ICONS[said.animal as Animal], text: '' };
  const [kind, argument] = THINGS[name] ?? [];
  if (kind && argument) return { icon: KIND_ICONS[kind], text: t.term(argument, said[argument] ?? '') };
  const icon = KIND_ICONS[SIGNS[name] ?? ''];
  return icon ? { icon, colour: COLOURS[icon], text: '' } : undefined;
}
