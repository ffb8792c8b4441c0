/** A short note at the head of the page: what went wrong, why not, what was copied. A new one takes the place of the last. */
import { Refused } from './api';
import { t } from './speech.svelte';

export interface Note {
  id: number;
  kind: 'why' | 'info';
  text: string;
  /** The rule behind it, and the game whose rule it is. */
  rule?: string;
  game?: string;
}

const STAYS = 7000;

class Toasts {
  note = $state.raw<Note | null>(null);
  private next = 1;

  show(note: Omit<Note, 'id'>): void {
    const id = this.next++;
    this.note = { ...note, id };
    setTimeout(() => this.drop(id), STAYS);
  }

  info(text: string): void {
    this.show({ kind: 'info', text });
  }

  /** Tell of a failure in the words of the server, or in ours where it had none. */
  failure(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.show({ kind: 'why', text: error.message || t(error.key === 'offline' ? 'ui-offline' : 'ui-failed') });
  }

  /** Do something, or tell why it failed. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.failure(error);
    }
  }

  drop(id: number): void {
    if (this.note?.id === id) this.note = null;
  }
}

export const toasts = new Toasts();
