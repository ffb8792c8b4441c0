/** Which language the page speaks, and its words. Web texts are part of the page, the others come from the server. */
import { api, patiently } from './api';
import { catalogue } from './catalogue.svelte';
import type { Lang, TableInfo } from './protocol';
import { Words } from './words';

export const LANGUAGES: { key: Lang; short: string; name: string }[] = [
  { key: 'en', short: 'EN', name: 'English' },
  { key: 'uk', short: 'УКР', name: 'Українська' },
  { key: 'ru', short: 'РУС', name: 'Русский' },
];

/** What the lobby says lies in `locale`; each further part, which comes when a page asks for it, in a folder there. */
const own = import.meta.glob<string>('../../locale/**/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const COOKIE = 'cenote_lang';
const HALL = '';

class Speech {
  lang = $state<Lang>(chosen());
  /** The words of the page itself. */
  words = $state.raw(new Words('en', []));
  /** Set as soon as there are words at all. */
  ready = $state(false);
  private asked: Lang = this.lang;
  private wide = false;
  private readonly parts = new Set([HALL]);
  /** Texts that have come, and those that the words are made of. */
  private readonly come = new Map<string, string>();
  private spoken = new Set<string>();
  private readonly sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    await this.speak(this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    this.asked = lang;
    await Promise.all([this.web(lang), this.wide && this.share(lang)]);
    if (this.asked !== lang) return; // another language was chosen since
    document.cookie = `${COOKIE}=${lang}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.lang = lang;
    this.lang = lang;
    this.compose();
    this.ready = true;
  }

  /** Resolves when these parts of the page's words can be said. */
  async need(...parts: string[]): Promise<void> {
    const lang = this.asked;
    if (parts.every((part) => this.spoken.has(file(part, lang)))) return;
    for (const part of parts) this.parts.add(part);
    await this.web(lang);
    if (this.lang === lang) this.compose();
  }

  /** From now on the words that pages share with the terminal are wanted too; the lobby does without them. */
  async widen(): Promise<void> {
    this.wide = true;
    const lang = this.asked;
    if (this.spoken.has(lang)) return;
    await this.share(lang);
    if (this.lang === lang) this.compose();
  }

  /** The words of one game, with those of the page; components are called as they are at the table. */
  async ofGame(game: string, lang: Lang, table?: TableInfo | null): Promise<Words> {
    const board = boards[`../games/${game}/locale/${lang}.ftl`]?.() ?? '';
    const components = table ? catalogue.ofGame(game, lang, table) : {};
    const [own, ...others] = await Promise.all([
      this.web(lang),
      this.source(lang),
      this.source(`${game}/${lang}`),
      board,
    ]);
    const [shared = '', rules = '', drawn = ''] = others;
    return new Words(lang, [shared, rules, ...own, drawn]).rename(await components);
  }

  private compose(): void {
    const texts = [this.lang, ...[...this.parts].map((part) => file(part, this.lang))];
    this.spoken = new Set(texts.filter((text) => this.come.has(text)));
    this.words = new Words(
      this.lang,
      [...this.spoken].map((text) => this.come.get(text) ?? ''),
    );
  }

  private web(lang: Lang): Promise<string[]> {
    return Promise.all([...this.parts].map((part) => this.part(file(part, lang))));
  }

  private async part(path: string): Promise<string> {
    const text = this.come.get(path) ?? (await own[path]?.()) ?? '';
    this.come.set(path, text);
    return text;
  }

  private async share(lang: Lang): Promise<void> {
    this.come.set(lang, await this.source(lang));
  }

  private source(path: string): Promise<string> {
    let source = this.sources.get(path);
    if (!source) {
      source = patiently(() => api.locale(path)).catch(() => {
        this.sources.delete(path);
        return '';
      });
      this.sources.set(path, source);
    }
    return source;
  }
}

function file(part: string, lang: Lang): string {
  return ['../../locale', ...(part ? [part] : []), `${lang}.ftl`].join('/');
}

function chosen(): Lang {
  const kept = new RegExp(`${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  const wished = kept ? [kept] : navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find(({ key }) => wished.includes(key))?.key ?? 'en';
}

export const speech = new Speech();

/** A text of the page in the reader's language. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return speech.words.say(id, args);
}
