/** Small things about people that several pages say the same way. */
import { card } from '../games';
import { catalogue } from './catalogue.svelte';
import type { Me } from './protocol';
import { speech, t } from './speech.svelte';

const TINTS = ['--seat-c', '--seat-a', '--seat-b', '--seat-d', '--stone-3', '--c-palenque'];

/** The ground of a face: the same for the same name, everywhere. */
export function tint(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `color-mix(in srgb, var(${TINTS[sum % TINTS.length]}) 62%, var(--slab))`;
}

/** Where somebody's page is. */
export function pageOf(page: string): string {
  return `/p/${encodeURIComponent(page)}`;
}

export function ownPage(me: Me): string {
  return pageOf((me.account ? me.name : me.id) ?? '');
}

export function titleOfGame(key: string): string {
  const title = catalogue.game(key)?.title ?? card(key)?.title[speech.lang] ?? key;
  return title.split(':')[0] ?? title;
}

export function sayLevel(level: string): string {
  return t('ui-code-level', { level: t(`agent-${level}`) });
}

export function sayDay(at: number): string {
  const date = new Date(at * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(speech.lang, { day: 'numeric', month: 'short', year }).format(date);
}

export function sayDate(at: number): string {
  return new Intl.DateTimeFormat(speech.lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(at * 1000),
  );
}
