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
  return names
    .map((name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${rounded(drawn[name]?.body ?? '')}</symbol>`)
    .join('');
}

/**
 * A tenth of a 512th is finer than anybody sees.
 *
 * @param {string} body
 */
function rounded(body) {
  return body.replace(/ d="[^"]*"/g, (path) => path.replace(/-?\d*\.\d+/g, short));
}

/**
 * Numbers of a path may follow each other without a space, the next one beginning with its point.
 *
 * @param {string} number
 */
export function short(number) {
  if (/\.\d$/.test(number)) return number;
  const kept = Number(number).toFixed(1);
  return number.startsWith('.') ? (kept.startsWith('0') ? kept.slice(1) : ` ${kept}`) : kept;
}
