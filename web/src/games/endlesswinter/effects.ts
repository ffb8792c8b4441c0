/** What components give, from the words of the data files to small drawings. */
import { gains, payments } from '../../lib/changes';
import type { Changes } from '../../lib/protocol';
import { ANIMAL_ICONS, COLOURS, COLUMN_ICONS, KIND_ICONS } from './drawing';
import type { Animal, ColumnName } from './position';

/** An icon with the number after it, or a sign between such. */
export interface Sign {
  icon?: string;
  text: string;
  colour?: string;
  /** The word of the data file, for the name of the icon. */
  kind?: string;
}

const HALVES: Record<string, string> = { '0.5': '½', '1.5': '1½', '2.5': '2½', '3.5': '3½' };
const PART = /^(?:(\w+): )?(?:per ([\w-]+) at-most (\d+): )?(?:(.+?) -> )?(.+?)(?: x(\d))?$/;
const COUNTED: Record<string, string> = { 'camp-away': 'camping-tent', 'two-buried': 'spade' };

/** Labour as people write it: 1½. */
export function halves(n: number): string {
  const whole = Math.floor(n);
  return n % 1 === 0 ? String(n) : `${whole || ''}½`;
}

export function signsOf(effects: string[]): Sign[] {
  return effects.flatMap((effect) => signsOfPart(effect));
}

function signsOfPart(effect: string): Sign[] {
  const [, column, per, most, pay, get = '', times] = PART.exec(effect) ?? [];
  const signs = gifts(get);
  if (pay) signs.unshift(...gifts(pay), { text: '›' });
  if (per) signs.push({ text: '×' }, { icon: COUNTED[per] ?? '', text: `≤${most}` });
  if (times) signs.push({ text: `×${times}` });
  if (column) signs.unshift({ icon: COLUMN_ICONS[column as ColumnName], text: ':', colour: 'var(--ink-3)' });
  return signs;
}

function gifts(text: string): Sign[] {
  return text.split(/ \+ |, /).map(gift);
}

function gift(text: string): Sign {
  const [kind = '', n = '1'] = text.split(' ');
  const icon = KIND_ICONS[kind] ?? '';
  return { icon, kind, colour: COLOURS[icon], text: numberOf(kind, n) };
}

function numberOf(kind: string, n: string): string {
  if (kind === 'fill-food') return '↑';
  if (kind === 'labour') return `+${HALVES[n] ?? Number(n)}`;
  if (kind === 'turn-different') return `${n}≠`;
  if (kind === 'discard') return `−${n}`;
  return n === '1' && kind !== 'vp' ? '' : n;
}

/** What something costs, as signs. */
export function priceOf(data: Record<string, unknown> | undefined): Sign[] {
  return ['food', 'tool', 'labour'].flatMap((good) => {
    const n = Number(data?.[good] ?? 0);
    const icon = KIND_ICONS[good] ?? '';
    return n ? [{ icon, kind: good, colour: COLOURS[icon], text: n === 1 ? '' : halves(n) }] : [];
  });
}

/** What a move takes and what it gives, as the engine tells it. */
export function exchanged(changes: Changes | undefined): Sign[] {
  if (!changes) return [];
  const [pays, gets] = [payments(changes), gains(changes)].map((part) => part.flatMap(([good, n]) => signOf(good, n)));
  return [...(pays ?? []), ...(gets?.length ? [{ text: '›' }, ...gets] : [])];
}

function signOf(good: string, n: string): Sign[] {
  const icon = KIND_ICONS[good] ?? ANIMAL_ICONS[good as Animal];
  return icon ? [{ icon, kind: good, colour: COLOURS[icon], text: n }] : [];
}
