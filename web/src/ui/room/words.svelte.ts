/** The words of the waiting room, of clocks and of quick matches. The lobby does without them until somebody asks. */
import { PartWords } from '../../lib/partwords.svelte';

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

export class RoomWords extends PartWords {
  constructor() {
    super(files);
  }
}
