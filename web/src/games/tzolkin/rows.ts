/** How moves of Tzolk'in read: what a space does, then where it is. */
import type { Move } from '../../lib/moves';
import type { Scene, Told } from '../../lib/rows';
import { capital, type Words } from '../../lib/words';
import { FRAMES, GODS, GOOD_ICONS, PLACES, SIGNS, TRACK_ICONS } from './drawing';
import type { GearName, TempleName, TrackName } from './position';

export function tell(move: Move, { words, components }: Scene): Told | undefined {
  const { verb, args } = move;
  const { gear = '', space = '', number = '', track = '', temple = '', tile = '', good = '' } = args;
  if (verb === 'pick') return { heading: words.say('board-row-pick'), ...action(gear, space, words) };
  if (verb === 'action') return { heading: words.say('board-row-act'), ...action(gear, number, words) };
  if (verb === 'ahead') {
    const ahead = action('chichen_itza', number, words);
    return { heading: words.say('board-row-act'), ...ahead, place: words.say('board-row-ahead', { space: number }) };
  }
  if (track) return { icon: TRACK_ICONS[track as TrackName], colour: 'var(--ink-2)' };
  if (temple) return { icon: GODS[temple as TempleName], colour: `var(--t-${temple})` };
  if (tile) return frame(String(components[tile]?.data.class ?? ''), components[tile]?.kind);
  if (good && verb !== 'spare') return { icon: GOOD_ICONS[good], colour: 'var(--ink-2)' };
  return undefined;
}

function action(gear: string, space: string, words: Words): Told {
  const key = `action-${gear}-${space}`;
  const place = PLACES.find(({ name }) => name === gear);
  const icon =
    gear === 'chichen_itza'
      ? 'death-skull'
      : SIGNS[gear as Exclude<GearName, 'chichen_itza'>][Number(space) - 1]?.[0]?.[0];
  return {
    label:
      space === '0'
        ? words.say('board-row-no-action')
        : capital(words.has(key) ? words.say(key) : words.say('board-row-any')),
    place: words.say('board-row-space', { gear, space }),
    icon: icon ?? 'meeple',
    colour: place?.colour,
  };
}

function frame(name: string, kind: string | undefined): Told {
  if (kind === 'monument') return { icon: 'great-pyramid', colour: 'var(--f-monument)' };
  const look = FRAMES[name];
  return look ? { icon: look.icon, colour: look.colour } : {};
}
