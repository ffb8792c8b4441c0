/** Effects as the form shows them: a word of the vocabulary and what follows it. */
import type { Argument, EffectWord } from '../protocol';

export interface Effect {
  word: EffectWord;
  values: string[];
}

/** The effect in parts; null where it is more than a word of the vocabulary says. */
export function parsed(text: string, vocabulary: EffectWord[]): Effect | null {
  const [first, ...values] = text.split(' ');
  const word = vocabulary.find((each) => each.word === first);
  if (!word || values.length !== word.arguments.length) return null;
  return word.arguments.every((argument, i) => fits(argument, values[i] ?? '')) ? { word, values } : null;
}

/** A number that is too large is still a number: the server says what is wrong with it. */
function fits(argument: Argument, value: string): boolean {
  return argument.kind === 'word' ? argument.choices.includes(value) : /^-?\d+(\.\d+)?$/.test(value);
}

export function composed({ word, values }: Effect): string {
  return [word.word, ...values].join(' ');
}

/** As it comes from the menu: the first choice, the least number that does something. */
export function fresh(word: EffectWord): string {
  const values = word.arguments.map(({ kind, least, most, choices }) =>
    kind === 'word' ? (choices[0] ?? '') : String(Math.min(Math.max(least, 1), most)),
  );
  return composed({ word, values });
}
