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

const own = import.meta.glob<string>('../../locale/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const COOKIE = 'cenote_lang';

class Speech {
  lang = $state<Lang>(chosen());
  /** The words of the page itself. */
  words = $state.raw(new Words('en', []));
  /** Set as soon as there are words at all. */
  ready = $state(false);
  private asked: Lang | null = null;
  private wide = false;
  private readonly sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    await this.speak(this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    this.asked = lang;
    const own = await this.web(lang);
    if (this.asked !== lang) return; // another language was chosen since
    document.cookie = `${COOKIE}=${lang}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.lang = lang;
    this.lang = lang;
    this.words = new Words(lang, [own]);
    this.ready = true;
    if (this.wide) await this.widen();
  }

  /** From now on the words that pages share with the terminal are wanted too; the lobby does without them. */
  async widen(): Promise<void> {
    this.wide = true;
    const lang = this.lang;
    const sources = await Promise.all([this.source(lang), this.web(lang)]);
    if (this.asked === lang) this.words = new Words(lang, sources);
  }

  /** The words of one game, with those of the page; components are called as they are at the table. */
  async ofGame(game: string, lang: Lang, table?: TableInfo | null): Promise<Words> {
    const board = boards[`../games/${game}/locale/${lang}.ftl`]?.() ?? '';
    const components = table ? catalogue.ofGame(game, lang, table) : {};
    const sources = [this.source(lang), this.source(`${game}/${lang}`), this.web(lang), board];
    return new Words(lang, await Promise.all(sources)).rename(await components);
  }

  private web(lang: Lang): Promise<string> {
    return own[`../../locale/${lang}.ftl`]?.() ?? Promise.resolve('');
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
