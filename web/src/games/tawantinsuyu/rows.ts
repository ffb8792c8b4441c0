/** How moves of Tawantinsuyu read: spaces by god, terrace and sector, the workers that fit as pawns at the end. */
import type { Move } from '../../lib/moves';
import type { Scene, Told } from '../../lib/rows';
import { capital } from '../../lib/words';
import { ACTION_ICONS, ARMY, COLOURS, GOD_ICONS, GOD_PIGMENTS, ICONS } from './drawing';
import { type God, looker, read, spaceData, supply, taskOf } from './position';

/** What may come in between, whatever is asked (W26). */
const FREE = ['spend', 'exchange', 'summon'];

export function tell(move: Move, scene: Scene): Told | undefined {
  const { verb, args } = move;
  if (verb === 'place') return place(move, scene);
  if (verb === 'capture') return space(move, scene);
  if (verb === 'hire') return hire(move, scene);
  if (FREE.includes(verb))
    return { heading: scene.words.say('board-row-free'), ...(verb === 'spend' && { icon: ICONS.army, colour: ARMY }) };
  if (args.god) return god(args.god as God);
  if (args.card) {
    const known = scene.components[args.card]?.data.god as God | undefined;
    return known ? god(known) : undefined;
  }
  if (args.task) return sign(args.task);
  if (args.part) return sign(args.part);
  if (args.action) return { icon: ACTION_ICONS[args.action], colour: 'var(--ink-2)' };
  if (verb === 'perform' || verb === 'gold') return act(move, scene);
  return undefined;
}

/** One row for each space, with its workers at the end. At the space itself each worker has a row that tells what it does. */
function place(move: Move, scene: Scene): Told {
  const { space: id = '', worker = '' } = move.args;
  const { components, words } = scene;
  if (id in components) return { heading: terrace(id, scene), ...space(move, scene), piece: worker };
  return {
    heading: words.term('space', id),
    label: capital(words.term('worker', worker)),
    place: capital(words.say(`board-about-${worker}`)),
    piece: worker,
  };
}

/** Which action is performed, or not for gold. */
function act({ verb }: Move, { view, words }: Scene): Told | undefined {
  const position = read(view);
  const action = position.actions[(looker(position)?.priest ?? 0) - 1];
  if (!action) return undefined;
  return verb === 'perform'
    ? { label: words.say('board-row-perform', { action }), icon: ACTION_ICONS[action], colour: 'var(--ink-2)' }
    : { label: words.say('board-row-gold', { action }), ...sign('gold') };
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

/** Which worker stands at the end of the village, and how many one has already. */
function hire({ args }: Move, { view, words }: Scene): Told {
  const position = read(view);
  const worker = args.end === 'potato' ? position.village[0] : position.village.at(-1);
  const me = looker(position);
  if (!worker || !me) return {};
  return {
    label: words.say('board-row-hire', { worker }),
    piece: worker,
    place: words.say('board-row-hire-place', { end: words.term('end', args.end ?? ''), n: supply(me).length }),
  };
}

function god(name: God): Told {
  return { icon: GOD_ICONS[name], colour: GOD_PIGMENTS[name] };
}

function sign(name: string): Told | undefined {
  const icon = ICONS[name];
  return icon ? { icon, colour: COLOURS[icon] ?? 'var(--ink-2)' } : undefined;
}
