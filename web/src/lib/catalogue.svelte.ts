/** The games that the server offers, with their titles, options and verbs in the reader's language. */
import { api, patiently } from './api';
import type { ComponentInfo, GameInfo, Lang, TableInfo } from './protocol';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  /** Is it known what the server offers? */
  ready = $state(false);
  private wanted: Lang | null = null;
  private readonly components = new Map<string, Promise<Record<string, ComponentInfo>>>();

  async load(lang: Lang): Promise<void> {
    this.wanted = lang;
    const games = await api.games(lang);
    if (this.wanted !== lang) return; // another language was chosen since
    this.games = games;
    this.ready = true;
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** By how much a table is older than the newest rules; 0 where it has them. */
  behind(info: { game: string; rules: number } | null | undefined): number {
    return info ? (this.game(info.game)?.rules ?? info.rules) - info.rules : 0;
  }

  /** What every component of a game is called and does: at new tables, or at this one. */
  ofGame(key: string, lang: Lang, table?: TableInfo | null): Promise<Record<string, ComponentInfo>> {
    const version = table?.playable ? { rules: table.rules, data: table.data } : null;
    const id = `${key}/${lang}/${version?.rules ?? ''}/${version?.data ?? ''}`;
    let found = this.components.get(id);
    if (!found) {
      found = patiently(() => api.components(key, lang, version)).catch(() => {
        this.components.delete(id);
        return {};
      });
      this.components.set(id, found);
    }
    return found;
  }
}

export const catalogue = new Catalogue();
