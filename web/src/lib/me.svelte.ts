/** Who sits at this browser. */
import { api } from './api';
import type { Lang, Me } from './protocol';
import { speech } from './speech.svelte';

class Reader {
  me = $state.raw<Me>({ id: null, name: null, account: false, confirm: true, owner: false, moderator: false });
  /** Set while somebody is asked for a name; what they wanted to do happens after. */
  private wanted: ((named: boolean) => void) | null = null;
  asking = $state(false);
  /** Is it known who it is? */
  ready = $state(false);

  async start(): Promise<void> {
    this.me = await api.me();
    this.ready = true;
  }

  async call(name: string): Promise<void> {
    this.me = await api.call(name);
    this.answer(true);
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await api.register(name, password);
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await api.login(name, password);
    const { language } = await api.account();
    if (language) await speech.speak(language);
    this.answer(true);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  async reset(token: string, password: string): Promise<void> {
    this.me = await api.reset(token, password);
  }

  /** Another language for the page, and for the account where there is one. */
  async speak(lang: Lang): Promise<void> {
    await speech.speak(lang);
    if (this.me.account) await api.speakTo(lang);
  }

  async logout(): Promise<void> {
    await api.logout();
    await this.start();
  }

  /** A name is enough to play, and it is asked for once. False if the reader would rather not. */
  named(): Promise<boolean> {
    if (this.me.id) return Promise.resolve(true);
    this.asking = true;
    return new Promise((resolve) => (this.wanted = resolve));
  }

  answer(named: boolean): void {
    this.asking = false;
    this.wanted?.(named);
    this.wanted = null;
  }
}

export const reader = new Reader();
