/** How moves of Tawantinsuyu read: spaces by god, terrace and sector, the workers that fit as pawns at the end. */
import type { Move } from '../../lib/moves';
import type { Scene, Told } from '../../lib/rows';
import { capital } from '../../lib/words';
import { ACTION_ICONS, COLOURS, GOD_ICONS, GOD_PIGMENTS, ICONS } from './drawing';
import { type God, looker, read, spaceData, taskOf } from './position';

export function tell(move: Move, scene: Scene): Told | undefined {
  const { verb, args } = move;
  const { words } = scene;
  if (verb === 'place') return { heading: terrace(args.space ?? '', scene), ...space(move, scene), piece: args.worker };
  if (verb === 'capture') return space(move, scene);
  if (verb === 'hire') return hire(move, scene);
  if (args.god) return god(args.god as God);
  if (args.card) {
    const known = scene.components[args.card]?.data.god as God | undefined;
    return known ? god(known) : undefined;
  }
  if (args.task) return sign(args.task);
  if (args.part) return sign(args.part);
  if (args.action) return { icon: ACTION_ICONS[args.action], colour: 'var(--ink-2)' };
  if (verb === 'perform') {
    const position = read(scene.view);
    const action = position.actions[(looker(position)?.priest ?? 0) - 1];
    if (action)
      return { label: words.say('board-row-perform', { action }), icon: ACTION_ICONS[action], colour: 'var(--ink-2)' };
  }
  return undefined;
}

function terrace(id: string, { components, words }: Scene): string {
  const data = spaceData(components, id);
  return data ? words.say('board-row-terrace', { terrace: data.terrace }) : '';
}

function space({ args }: Move, { components, words }: Scene): Told {
  const data = spaceData(components, args.space ?? '');
  if (!data) return {};
  const tasks = data.nodes.map((node) => words.term('task', taskOf(components, node)));
  return {
    label: words.say('board-row-space', { god: data.god, sector: data.sector }),
    place: capital(tasks.join(', ')),
    ...god(data.god),
  };
}

/** Which worker stands at the end of the village. */
function hire({ args }: Move, { view, words }: Scene): Told {
  const { village } = read(view);
  const worker = args.end === 'potato' ? village[0] : village.at(-1);
  return worker
    ? { label: words.say('board-row-hire', { worker }), piece: worker, place: words.term('end', args.end ?? '') }
    : {};
}

function god(name: God): Told {
  return { icon: GOD_ICONS[name], colour: GOD_PIGMENTS[name] };
}

function sign(name: string): Told | undefined {
  const icon = ICONS[name];
  return icon ? { icon, colour: COLOURS[icon] ?? 'var(--ink-2)' } : undefined;
}
