/** Events of Tzolk'in in a word and an icon, for the lines of the log. */
import type { GameEvent } from '../../lib/protocol';
import type { Deed } from '../../lib/story';
import type { Words } from '../../lib/words';
import { COLOURS, GODS, TRACK_ICONS } from './drawing';
import type { TempleName, TrackName } from './position';

export function brief({ name, args }: GameEvent, t: Words): Deed | undefined {
  const { gear = '', space = '', number = '', tile = '', track = '', temple = '' } = args as Record<string, string>;
  switch (name) {
    case 'place':
    case 'pick':
      return {
        icon: name === 'place' ? 'meeple' : 'clockwise-rotation',
        text: gear === 'first_player' ? t.term('gear', gear) : `${t.term('gear', gear)} ${space}`,
      };
    case 'act':
      return undefined; // the worker that was picked up has told where
    case 'build':
    case 'monument':
      return { icon: name === 'build' ? 'hut' : 'great-pyramid', text: t.term('tile', tile) };
    case 'keep':
      return { icon: 'wax-seal', text: String(t.argument('tile', tile)) };
    case 'advance':
      return { icon: TRACK_ICONS[track as TrackName], text: '' };
    case 'up':
      return { icon: GODS[temple as TempleName], colour: `var(--t-${temple})`, text: '+1' };
    case 'down':
      return { icon: GODS[temple as TempleName], colour: `var(--t-${temple})`, text: '−1' };
    case 'offer':
      return {
        icon: 'death-skull',
        colour: COLOURS['death-skull'],
        text: `${t.term('gear', 'chichen_itza')} ${number}`,
      };
    case 'worker':
      return { icon: 'meeple', text: '+1' };
    case 'beg':
      return { icon: 'prayer', text: '' };
    case 'double':
      return { icon: 'fast-forward-button', text: '' };
    default:
      return undefined;
  }
}
