import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const LINES = /^\s*(?:import|export)\s+(?!type\b)(?:[^;]*?from\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts'];

/**
 * The texts of a file and of all that it brings along, at once or later.
 *
 * @param {string[]} files
 * @param {string[]} without files that are left out, with what only they bring
 */
export function brought(files, without = []) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (texts.has(file) || without.includes(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const lines of [LINES, LATER])
      for (const [, path] of text.matchAll(lines)) open.push(...found(file, path ?? ''));
  }
  return [...texts.values()].join('\n');
}

/**
 * @param {string} from
 * @param {string} path
 */
function found(from, path) {
  const name = resolve(dirname(from), path);
  const file = ENDINGS.map((ending) => name + ending).find((each) => /\.(svelte|ts)$/.test(each) && existsSync(each));
  return file ? [file] : [];
}
