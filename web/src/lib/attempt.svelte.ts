/** Something that the server may refuse: tried once at a time, and what stands against it is said where it was tried. */
import { Refused } from './api';
import { t } from './speech.svelte';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Tells whether it was done. */
  run = async (act: () => Promise<unknown>): Promise<boolean> => {
    this.problem = '';
    this.busy = true;
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = refusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  };
}

/** Why it was refused, in a sentence. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || t('ui-offline');
}
