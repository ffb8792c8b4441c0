/** The words of the lesson; only its own page needs them. */
import type { Lang } from '../../../lib/protocol';
import { Words } from '../../../lib/words';

const sources = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

export async function lessonWords(lang: Lang): Promise<Words> {
  return new Words(lang, [(await sources[`./locale/${lang}.ftl`]?.()) ?? '']);
}
