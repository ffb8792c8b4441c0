/** The words of the waiting room, of clocks and of quick matches. The lobby does without them until somebody asks. */
import type { Lang } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { Words } from '../../lib/words';

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

export class RoomWords {
  private words = $state.raw<Words | null>(null);
  /** Nothing is said before there are words. */
  readonly ready = $derived(this.words !== null);

  constructor() {
    $effect(() => {
      void this.load(speech.lang);
    });
  }

  say = (id: string, args: Record<string, unknown> = {}): string => this.words?.say(id, args) ?? '';

  private async load(lang: Lang): Promise<void> {
    const source = (await files[`./locale/${lang}.ftl`]?.()) ?? '';
    if (lang === speech.lang) this.words = new Words(lang, [source]);
  }
}
