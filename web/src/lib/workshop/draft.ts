/** Corrections that somebody works on: what is saved, and what is still open. They live in the browser until a file is made. */
import type { ComponentInfo, ComponentStatus, Doubt, Entries, Piece } from '../protocol';

export type Values = Record<string, unknown>;
/** Where a correction may come from. */
export type Source = Extract<ComponentStatus, 'verified' | 'rulebook' | 'reconstructed'>;

/** A component in the form that is not saved yet: the values that were touched, and its source if one was chosen. */
export interface Open {
  values: Values;
  source?: Source;
}

/** Who holds the box, and which one. */
export interface Holder {
  title: string;
  by: string;
  against: string;
}

export interface Draft {
  entries: Entries;
  open: Record<string, Open>;
  /** Unusual values that the box really has. */
  insisted: string[];
  holder: Holder;
}

export function newDraft(): Draft {
  return { entries: {}, open: {}, insisted: [], holder: { title: '', by: '', against: '' } };
}

/** What a reload finds. */
export function remembered(game: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Partial<Draft>;
    return { ...newDraft(), ...kept };
  } catch {
    return newDraft();
  }
}

export function remember(game: string, draft: Draft): void {
  localStorage.setItem(place(game), JSON.stringify(draft));
}

function place(game: string): string {
  return `cenote-workshop-${game}`;
}

export function keyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`;
}

export function same(a: unknown, b: unknown): boolean {
  return written(a) === written(b);
}

/** The same text for the same value: the order of goods means nothing, an amount of none is none. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).filter(([, each]) => each !== 0 && each !== '');
    return `{${parts
      .map(([key, each]) => `${key}:${written(each)}`)
      .sort()
      .join()}}`;
  }
  return JSON.stringify(value) ?? '';
}

const SPECIAL = ['status', 'checked'];

/** The values of a component with what was saved laid over. */
export function savedValues(piece: Piece, entries: Entries): Values {
  const entry = entries[piece.kind]?.[piece.id] ?? {};
  const laid = Object.entries(entry).filter(([field, value]) => !SPECIAL.includes(field) && value !== null);
  return { ...piece.values, ...Object.fromEntries(laid) };
}

export function openValues(piece: Piece, draft: Draft): Values {
  return { ...savedValues(piece, draft.entries), ...draft.open[keyOf(piece)]?.values };
}

export function savedStatus(piece: Piece, entries: Entries): ComponentStatus {
  return (entries[piece.kind]?.[piece.id]?.status as ComponentStatus | undefined) ?? piece.status;
}

/** Without what is as the component is anyway; nothing for one that is not corrected at all. */
function entryOf(piece: Piece, values: Values, status: ComponentStatus, checked: Values): Values | null {
  const changed = Object.entries(values).filter(([field, value]) => !same(value, piece.values[field]));
  if (!changed.length && status === piece.status) return null;
  const told = Object.entries(checked).filter(([, text]) => text);
  return {
    ...Object.fromEntries(changed.map(([field, value]) => [field, bare(value)])),
    status,
    ...(status !== 'reconstructed' && told.length ? { checked: Object.fromEntries(told) } : {}),
  };
}

/** Amounts of none are left out. */
function bare(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== 0 && each !== ''));
}

/** The entries with one component as it stands in the form. */
export function withOpen(draft: Draft, piece: Piece, source: ComponentStatus, on: string): Entries {
  const { by, against } = draft.holder;
  const entry = entryOf(piece, openValues(piece, draft), source, { by, on, against });
  const others = { ...draft.entries[piece.kind] };
  delete others[piece.id];
  const entries = { ...draft.entries, [piece.kind]: entry ? { ...others, [piece.id]: entry } : others };
  if (!Object.keys(entries[piece.kind] ?? {}).length) delete entries[piece.kind];
  return entries;
}

export function countOf(entries: Entries): number {
  return Object.values(entries).reduce((sum, kind) => sum + Object.keys(kind).length, 0);
}

/** As boards know components: by id, or by kind and id where another kind has the same id. */
export function infosOf(pieces: { piece: Piece; info: ComponentInfo }[]): Record<string, ComponentInfo> {
  const infos: Record<string, ComponentInfo> = {};
  for (const { piece, info } of pieces) infos[piece.id in infos ? keyOf(piece) : piece.id] = info;
  return infos;
}

export function insistence({ kind, id, field, part, value }: Doubt): string {
  return [kind, id, field, part, value].join('/');
}

/** The field with the usual number in place of the doubted one. */
export function mended(value: unknown, { part, value: wrong, ours }: Doubt): unknown {
  if (ours === null) return undefined;
  if (typeof value === 'number') return ours;
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'number' ? swap(each, wrong, ours) : put(each)));
  if (typeof value === 'string') return put(value);
  return { ...(value as Values), [part]: ours };

  function put(effect: unknown): unknown {
    const words = String(effect).split(' ');
    return words[0] === part ? words.map((word) => (word === String(wrong) ? ours : word)).join(' ') : effect;
  }
}

function swap(each: number, wrong: number, right: number): number {
  return each === wrong ? right : each;
}

export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
