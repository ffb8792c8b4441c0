/** The words of a part of the app that the lobby does without: fetched with the part, in the reader's language. */
import type { Lang } from './protocol';
import { speech } from './speech.svelte';
import { Words } from './words';

export type Sources = Record<string, () => Promise<string>>;

export class PartWords {
  private words = $state.raw<Words | null>(null);
  /** Nothing is said before there are words. */
  readonly ready = $derived(this.words !== null);

  constructor(private readonly files: Sources) {
    $effect(() => {
      void this.load(speech.lang);
    });
  }

  say = (id: string, args: Record<string, unknown> = {}): string => this.words?.say(id, args) ?? '';

  private async load(lang: Lang): Promise<void> {
    const source = (await this.files[`./locale/${lang}.ftl`]?.()) ?? '';
    if (lang === speech.lang) this.words = new Words(lang, [source]);
  }
}
