/** Records of games as files. */
import { api } from './api';
import { toasts } from './toast.svelte';

export async function saveRecord(table: string): Promise<void> {
  try {
    const text = await api.record(table);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `cenote-${table}.quipu`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (error) {
    toasts.failure(error);
  }
}
