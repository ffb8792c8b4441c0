import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const AT_ONCE = /^\s*(?:import|export)\s+(?!type\b)(?:[^;]*?from\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts'];

/**
 * The texts of files and of all that they import, at once only.
 *
 * @param {string[]} files
 */
export function brought(files) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (texts.has(file)) continue;
    texts.set(file, readFileSync(file, 'utf8'));
    open.push(...imported(file, texts.get(file) ?? '', AT_ONCE));
  }
  return texts;
}

/**
 * What a file imports later.
 *
 * @param {string} file
 * @param {string} text
 */
export function sentFor(file, text) {
  return imported(file, text, LATER);
}

/**
 * @param {string} from
 * @param {string} text
 * @param {RegExp} how
 */
function imported(from, text, how) {
  return [...text.matchAll(how)].flatMap(([, path]) => {
    const name = resolve(dirname(from), path ?? '');
    const file = ENDINGS.map((ending) => name + ending).find((each) => /\.(svelte|ts)$/.test(each) && existsSync(each));
    return file ? [file] : [];
  });
}
