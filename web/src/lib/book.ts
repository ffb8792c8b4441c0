/** The rules of the games, each fetched once in each language. */
import { api } from './api';
import type { Lang, RuleSection } from './protocol';

const books = new Map<string, Promise<RuleSection[]>>();

export function book(game: string, lang: Lang): Promise<RuleSection[]> {
  const key = `${game}/${lang}`;
  let found = books.get(key);
  if (!found) {
    found = api.rules(game, lang).then(({ sections }) => sections);
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

/** The sections with those of their rules that have all the words that are looked for. */
export function matching(sections: RuleSection[], wanted: string): RuleSection[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(`${rule.id} ${rule.text}`)) }))
    .filter((section) => section.rules.length);
}
