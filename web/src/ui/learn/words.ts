/** The words of a lesson: those of every coach and those of its game. Only its own page needs them. */
import type { Lang } from '../../lib/protocol';
import { Words } from '../../lib/words';

const shared = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../games/*/learn/locale/*.ftl', { query: '?raw', import: 'default' });

export async function lessonWords(game: string, lang: Lang): Promise<Words> {
  const files = [shared[`./locale/${lang}.ftl`], games[`../../games/${game}/learn/locale/${lang}.ftl`]];
  return new Words(lang, await Promise.all(files.map(async (file) => (await file?.()) ?? '')));
}
