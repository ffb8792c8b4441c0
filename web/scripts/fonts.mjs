import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = resolve('node_modules/.cache/fonts');
/** @typedef {{ css: string, variationAxes?: { wght: number } }} Font */
/** @typedef {[from: number, to: number][]} Ranges */

/** @type {Font[]} */
const FONTS = [
  { css: '@fontsource-variable/piazzolla/wght.css', variationAxes: { wght: 700 } },
  ...[500, 600, 700].map((weight) => ({ css: `@fontsource/fira-sans-condensed/${weight}.css` })),
];
/**
 * What our own texts are written with; names may need more, and get it from the whole fonts.
 *
 * @type {Record<string, Ranges>}
 */
const USED = {
  latin: [[0x20, 0x7e], ...each('\u00a0«»°·×½–—‘’“”„…‹›−')],
  cyrillic: [[0x410, 0x44f], ...each('ЁёЄєІіЇїҐґ')],
};
const FACE = /\/\* (\S+) \*\/\s*@font-face \{[^}]*\}/g;

/**
 * `import 'fonts.css'`: the fonts of the page. What everybody needs is cut out of them and comes first over the line; for
 * the other letters a browser asks for the whole font.
 *
 * @returns {import('vite').Plugin}
 */
export function fonts() {
  return {
    name: 'fonts',
    enforce: 'pre',
    async resolveId(id) {
      return id === 'fonts.css' ? await make() : null;
    },
  };
}

/**
 * @param {string} signs
 * @returns {Ranges}
 */
function each(signs) {
  return Array.from(signs, (sign) => sign.codePointAt(0) ?? 0).map((code) => [code, code]);
}

async function make() {
  mkdirSync(FOLDER, { recursive: true });
  const sheets = await Promise.all(FONTS.map(faces));
  const file = join(FOLDER, 'fonts.css');
  writeFileSync(file, sheets.join('\n'));
  return file;
}

/**
 * The faces of a font: first the whole ones, then those that are cut, which win for the signs they have.
 *
 * @param {Font} font
 */
async function faces({ css, variationAxes }) {
  const file = require.resolve(css);
  const sheet = readFileSync(file, 'utf8').replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
  const whole = sheet.replace(/url\(\.\//g, `url(${dirname(file)}/`);
  const cut = [...whole.matchAll(FACE)].map(async ([face, name = '']) => {
    const ranges = USED[/-(latin|cyrillic)-(?:\d+|wght)-/.exec(name)?.[1] ?? ''];
    return ranges ? await cutOut(face, name, ranges, variationAxes) : '';
  });
  return [whole, ...(await Promise.all(cut))].join('\n');
}

/**
 * @param {string} face
 * @param {string} name
 * @param {Ranges} ranges
 * @param {Font['variationAxes']} variationAxes
 */
async function cutOut(face, name, ranges, variationAxes) {
  const [, source = ''] = /url\(([^)]*)\)/.exec(face) ?? [];
  const text = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const file = join(FOLDER, `${name}.woff2`);
  const pinned = variationAxes && { variationAxes };
  const cut = await subset(readFileSync(source), String.fromCodePoint(...text), { targetFormat: 'woff2', ...pinned });
  writeFileSync(file, cut);
  const range = ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`);
  return face.replace(source, file).replace(/unicode-range: [^;]*;/, `unicode-range: ${range.join(',')};`);
}
