import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.mjs';
import { packed } from './scripts/packed.mjs';
import { routes } from './scripts/routes.mjs';
import { sprites } from './scripts/sprites.mjs';

// While developing, everything but the page itself comes from a running `cenote serve`.
const server = process.env.CENOTE_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), sprites(), fonts(), routes(), packed()],
  build: {
    outDir: '../src/cenote/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The small parts of the lobby and of the head of each page travel together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'hall', test: /src\/(ui\/(lobby|HallBar|TopBar)|lib\/(say|time|attention)|pages\/Lobby)/ }],
        },
      },
    },
    manifest: 'parts.json', // for the server, which tells a browser early what a page will need
  },
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
