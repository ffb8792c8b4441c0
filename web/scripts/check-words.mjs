/**
 * All three languages have the same messages with the same variables and the plural forms they need, every message is
 * used, and every one that the pages ask for is there. A page may build an id, as in t(`ui-kind-${kind}`); then all
 * that fit count as used. The key of a table is none, though it may look like one.
 */
import { parse, Visitor } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brought, sentFor } from './imports.mjs';

/** The plural forms that each language needs. */
const FORMS = new Map([
  ['en', ['one']],
  ['uk', ['one', 'few', 'many']],
  ['ru', ['one', 'few', 'many']],
]);
const ROOT = join(import.meta.dirname, '..');

/** @typedef {{ variables: Set<string>, plurals: string[][] }} Message */

class Reader extends Visitor {
  /** @type {Set<string>} */
  variables = new Set();
  /** @type {string[][]} */
  plurals = [];

  /**
   * @override
   * @param {import('@fluent/syntax').VariableReference} node
   */
  visitVariableReference(node) {
    this.variables.add(node.id.name);
  }

  /**
   * @override
   * @param {import('@fluent/syntax').SelectExpression} node
   */
  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    if (keys.some((key) => ['one', 'few', 'many'].includes(key))) this.plurals.push(keys);
    this.genericVisit(node);
  }
}

/** @type {string[]} */
const complaints = [];
let count = 0;

const PARTS = ['', ...folders('locale')].map((part) => join('locale', part));
checkFolders(PARTS, 'ui|room|tournament', ['src']);
checkPages();
checkFolder('src/ui/learn/locale', 'coach', ['src/ui/learn']);
for (const game of readdirSync(join(ROOT, 'src/games'))) {
  checkFolder(`src/games/${game}/locale`, 'board', [`src/games/${game}`]);
  checkFolder(`src/games/${game}/learn/locale`, 'learn', [`src/games/${game}/learn`, 'src/ui/learn']);
}
if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${count} messages, each in ${FORMS.size} languages`);

/**
 * @param {string} folder
 * @param {string} prefix what the ids of the folder begin with
 * @param {string[]} users folders of the code that uses them
 */
function checkFolder(folder, prefix, users) {
  if (existsSync(join(ROOT, folder))) checkFolders([folder], prefix, users);
}

/**
 * @param {string[]} folders
 * @param {string} prefix
 * @param {string[]} users
 */
function checkFolders(folders, prefix, users) {
  /** @type {Map<string, Message>} */
  const all = new Map();
  for (const folder of folders) {
    const english = messages(folder, 'en');
    for (const [id, message] of english) {
      if (all.has(id)) complaints.push(`${folder}: ${id} stands in another folder, too`);
      all.set(id, message);
    }
    for (const [language, needed] of FORMS) checkLanguage(folder, language, needed, english);
  }
  count += all.size;
  checkUse(all, prefix, users.map(sources).join('\n'));
}

/**
 * @param {string} folder
 * @param {string} language
 * @param {string[]} needed
 * @param {Map<string, Message>} english
 */
function checkLanguage(folder, language, needed, english) {
  const said = messages(folder, language);
  for (const id of english.keys()) if (!said.has(id)) complaints.push(`${language}: ${id} is missing`);
  for (const [id, message] of said) {
    compare(`${language}: ${id}`, message, english.get(id));
    checkPlurals(`${language}: ${id}`, message, needed);
  }
}

/** Each page asks only for words that come with it, or that are sent for together with what asks for them. */
function checkPages() {
  /** @type {Record<string, { page: string, words: string[] }>} */
  const routes = JSON.parse(readFileSync(join(ROOT, 'src/routes.json'), 'utf8'));
  for (const { page, words } of Object.values(routes)) {
    checkSaid(page, [join(ROOT, 'src/main.ts'), join(ROOT, `src/pages/${page}.svelte`)], ['', ...words], new Set());
  }
}

/**
 * @param {string} page
 * @param {string[]} files
 * @param {string[]} parts the words at hand
 * @param {Set<string>} seen files that were looked at
 */
function checkSaid(page, files, parts, seen) {
  const known = new Set(parts.flatMap((part) => [...messages(join('locale', part), 'en').keys()]));
  const fresh = [...brought(files)].filter(([file]) => !seen.has(file));
  for (const [file, text] of fresh) {
    seen.add(file);
    for (const id of literal(text, 'ui|room')) if (!known.has(id)) complaints.push(`${page} has no ${id} at hand`);
  }
  for (const [file, text] of fresh) {
    const needed = [...text.matchAll(/\bneed\('([\w-]+)'\)/g)].map(([, part]) => part ?? '');
    checkSaid(page, sentFor(file, text), [...parts, ...needed], seen);
  }
}

/**
 * @param {Map<string, Message>} known
 * @param {string} prefix
 * @param {string} code
 */
function checkUse(known, prefix, code) {
  const ids = [...known.keys()];
  const asked = literal(code, prefix);
  const built = [...code.matchAll(new RegExp(`\`((?:${prefix})-[\\w-]*)\\$\\{[^}]*\\}([\\w-]*)`, 'g'))].map(
    ([, head, tail]) => new RegExp(`^${head}[\\w-]+${tail}`),
  );
  for (const id of asked) if (!known.has(id)) complaints.push(`there is no ${id}`);
  for (const pattern of built) if (!ids.some((id) => pattern.test(id))) complaints.push(`nothing fits ${pattern}`);
  for (const id of ids) {
    if (!asked.includes(id) && !built.some((pattern) => pattern.test(id))) complaints.push(`nobody uses ${id}`);
  }
}

/**
 * The ids that code asks for as they are.
 *
 * @param {string} code
 * @param {string} prefix
 */
function literal(code, prefix) {
  const found = code.matchAll(new RegExp(`['"\`]((?:${prefix})-[\\w-]*\\w)['"\`](?!:)`, 'g'));
  return [...found].map(([, id]) => id ?? '');
}

/**
 * @param {string} where
 * @param {Message} message
 * @param {Message | undefined} english
 */
function compare(where, message, english) {
  if (!english) complaints.push(`${where} stands in no other language`);
  else if (written(message.variables) !== written(english.variables)) {
    complaints.push(`${where} has other variables than in English`);
  }
}

/**
 * "Other" may hold "many", and "few" too where a sentence needs no difference (after "with" or "for").
 *
 * @param {string} where
 * @param {Message} message
 * @param {string[]} needed
 */
function checkPlurals(where, message, needed) {
  for (const forms of message.plurals) {
    const lacking = needed.filter((form) => !forms.includes(form)).join();
    if (!['', 'many', 'few,many'].includes(lacking)) complaints.push(`${where} lacks a plural form: ${lacking}`);
  }
}

/**
 * @param {string} folder
 * @param {string} language
 */
function messages(folder, language) {
  /** @type {Map<string, Message>} */
  const found = new Map();
  for (const entry of parse(readFileSync(join(ROOT, folder, `${language}.ftl`), 'utf8'), {}).body) {
    if (entry.type === 'Junk') complaints.push(`${language}: not Fluent: ${entry.content.split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    if (found.has(entry.id.name)) complaints.push(`${language}: ${entry.id.name} stands there twice`);
    found.set(entry.id.name, read(entry));
  }
  return found;
}

/**
 * @param {import('@fluent/syntax').Message} message
 * @returns {Message}
 */
function read(message) {
  const reader = new Reader();
  reader.visit(message);
  return { variables: reader.variables, plurals: reader.plurals };
}

/** @param {string} folder */
function folders(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [each.name] : [],
  );
}

/** @param {string} folder */
function sources(folder) {
  if (!existsSync(join(ROOT, folder))) return '';
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$|^lesson\.json$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

/** @param {Set<string>} names */
function written(names) {
  return [...names].sort().join();
}
