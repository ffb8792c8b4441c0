/** How moves of Santa Maria read: buildings by name, then where they stand. */
import type { Move } from '../../lib/moves';
import type { Scene, Told } from '../../lib/rows';
import { capital } from '../../lib/words';
import { BISHOP_ICONS, COLOURS, ICONS, SCHOLAR_ICONS } from './drawing';
import { homeSeat, read } from './position';

/** Verbs that are said of a building of the own colony. */
const ON_BUILDINGS = ['activate', 'leave', 'upgrade'];

export function tell(move: Move, scene: Scene): Told | undefined {
  const { verb, args } = move;
  if (ON_BUILDINGS.includes(verb)) return onBuilding(move, scene);
  if (verb === 'done') return declining(scene);
  if (verb === 'die')
    return {
      icon: `inverted-dice-${args.value}`,
      colour: args.die?.startsWith('blue') ? 'var(--die-blue)' : 'var(--ink-2)',
    };
  if (args.place)
    return { icon: SCHOLAR_ICONS[args.place] ?? BISHOP_ICONS[args.place] ?? ICONS.religion, colour: 'var(--ink-2)' };
  if (args.dock) return sign(args.dock);
  if (args.good) return sign(args.good);
  if (verb === 'march') return sign('conquistador');
  if (verb === 'pray') return sign('religion');
  return undefined;
}

function onBuilding({ verb, args }: Move, { view, words }: Scene): Told | undefined {
  const { row = '', column = '' } = args;
  const position = read(view);
  const kind = position.players[homeSeat(position)]?.colony?.cells[6 * (Number(row) - 1) + Number(column) - 1];
  if (!kind) return undefined;
  return {
    heading: words.say(`board-row-${verb}`),
    label: capital(words.term('building', kind)),
    place: `${words.term('row', row)}, ${words.term('column', column)}`,
    ...sign(Object.keys(ICONS).find((name) => kind.includes(name)) ?? ''),
  };
}

/** "Done" says what it leaves out, where that is what it means. */
function declining({ view, words }: Scene): Told | undefined {
  const what = read(view).outlook.declines;
  return what === null ? undefined : { label: words.say(`board-skip-${what}`) };
}

function sign(name: string): Told | undefined {
  const icon = ICONS[name];
  return icon ? { icon, colour: COLOURS[name] ?? 'var(--ink-2)' } : undefined;
}
