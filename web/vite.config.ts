import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sprites } from './scripts/sprites.mjs';

// While developing, everything but the page itself comes from a running `cenote serve`.
const server = process.env.CENOTE_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), sprites()],
  build: { outDir: '../src/cenote/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/page.ts'] },
  // Of two builds of Svelte the tests take the one that reacts, as a browser does.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '^/locale/[^?]*$': { target: server }, // but not the texts of the page itself, which carry a query
    },
  },
});
