/** The games that the server offers, with their titles, options and verbs in the reader's language. */
import { api, patiently } from './api';
import type { ComponentInfo, GameInfo, Lang } from './protocol';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  private readonly components = new Map<string, Promise<Record<string, ComponentInfo>>>();

  async load(lang: Lang): Promise<void> {
    this.games = await api.games(lang);
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** What every component of a game is called and does. */
  ofGame(key: string, lang: Lang): Promise<Record<string, ComponentInfo>> {
    const id = `${key}/${lang}`;
    let found = this.components.get(id);
    if (!found) {
      found = patiently(() => api.components(key, lang)).catch(() => {
        this.components.delete(id);
        return {};
      });
      this.components.set(id, found);
    }
    return found;
  }
}

export const catalogue = new Catalogue();
