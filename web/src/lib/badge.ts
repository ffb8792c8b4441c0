/** How many games wait for the reader, on the icon of the app and in the title of the page. */
import { api } from './api';
import { count } from './attention';
import { reader } from './me.svelte';

const LOOK_EVERY = 60_000;

async function look(): Promise<void> {
  const known = reader.me.id !== null;
  const tables = known
    ? await api.waiting().then(
        ({ tables }) => tables,
        () => null,
      )
    : 0;
  if (tables !== null) await show(tables);
}

async function show(tables: number): Promise<void> {
  count(tables);
  if (tables) await navigator.setAppBadge?.(tables).catch(() => undefined);
  else await navigator.clearAppBadge?.().catch(() => undefined);
}

/** When the lobby told it last: while it does, nobody needs to be asked. */
let toldAt = -Infinity;

export const badge = {
  look: () => void look(),
  told(tables: number): void {
    toldAt = performance.now();
    void show(tables);
  },
  start(): void {
    const seen = () => {
      if (document.visibilityState === 'visible' && performance.now() - toldAt > LOOK_EVERY) void look();
    };
    document.addEventListener('visibilitychange', seen);
    setInterval(seen, LOOK_EVERY);
  },
};
