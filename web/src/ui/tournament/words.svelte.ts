/** The words of tournaments. */
import { PartWords } from '../../lib/partwords.svelte';

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

export class TournamentWords extends PartWords {
  constructor() {
    super(files);
  }
}
