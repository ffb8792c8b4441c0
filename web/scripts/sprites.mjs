import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Turns `icons.json?sprite`, a list of icon names, into one text of SVG symbols: `import sprite from './icons.json?sprite'`.
 * The drawings come from @iconify-json/game-icons when the page is built; a name that is not there fails the build.
 *
 * @returns {import('vite').Plugin}
 */
export function sprites() {
  return {
    name: 'sprites',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (query !== 'sprite' || !file) return null;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(sprite(file))};`, moduleType: 'js' };
    },
  };
}

/** @param {string} file */
function sprite(file) {
  /** @type {Record<string, { body: string }>} */
  const drawn = require('@iconify-json/game-icons/icons.json').icons;
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(file, 'utf8'));
  const missing = names.filter((name) => !drawn[name]);
  if (missing.length) throw new Error(`${file}: no such icon: ${missing.join(', ')}`);
  return names.map((name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${drawn[name]?.body}</symbol>`).join('');
}
