/** How moves of Endless Winter read: hexes by their land and side, camps by where they come from. */
import type { Move } from '../../lib/moves';
import type { Scene, Told } from '../../lib/rows';
import { capital, type Words } from '../../lib/words';
import { ANIMAL_ICONS, COLUMN_ICONS, CULTURE_FACE, FACES, KIND_ICONS, LANDS, COLOURS } from './drawing';
import { type Animal, BASE, type ColumnName, type Position, read } from './position';

export function tell(move: Move, scene: Scene): Told | undefined {
  const { verb, args } = move;
  const { words } = scene;
  const position = read(scene.view);
  if (verb === 'move') return step(args.step ?? '', position, words);
  if (verb === 'claim') return { heading: words.say('board-row-claim'), ...hex(args.hex ?? '', position, words) };
  if (verb === 'village') return village(args.junction ?? '', position, words);
  if (verb === 'place')
    return { icon: COLUMN_ICONS[args.column as ColumnName] ?? 'night-sleep', colour: 'var(--ink-2)' };
  if (args.animal) return { icon: ANIMAL_ICONS[args.animal as Animal], colour: 'var(--ink-2)' };
  if (args.card) return face(args.card);
  return sign(args.part ?? args.good ?? SIGNS[verb] ?? '');
}

const SIGNS: Record<string, string> = {
  eat: 'labour',
  camp: 'camp',
  reveal: 'animal-reveal',
  stone: 'stone',
  idol: 'idol',
  megalith: 'megalith',
  top: 'animal-top',
  rites: 'bury',
};

function landOf(id: string, { terrain }: Position): string {
  return terrain.find(({ hex }) => hex === id)?.land ?? 'base';
}

/** "Forest, far north". */
function hex(id: string, position: Position, words: Words): Told {
  const land = landOf(id, position);
  const label = id === BASE ? words.term('land', 'base') : words.say('board-row-hex', { land, hex: id });
  return { label: capital(label), icon: LANDS[land]?.icon, colour: 'var(--ink-2)' };
}

function step(id: string, position: Position, words: Words): Told {
  const [from = '', to = ''] = id.split('-');
  return {
    heading: words.say('board-row-step', { from: hex(from, position, words).label }),
    ...hex(to, position, words),
  };
}

function village(id: string, position: Position, words: Words): Told {
  const hexes = id.split('-').map((each) => hex(each, position, words).label);
  return {
    heading: words.say('board-row-village'),
    label: hexes.join(' · '),
    icon: KIND_ICONS.village,
    colour: 'var(--ink-2)',
  };
}

function face(card: string): Told {
  const { icon, colour } = FACES[card] ?? CULTURE_FACE;
  return { icon, colour };
}

function sign(kind: string): Told | undefined {
  const icon = KIND_ICONS[kind];
  return icon ? { icon, colour: COLOURS[icon] ?? 'var(--ink-2)' } : undefined;
}
