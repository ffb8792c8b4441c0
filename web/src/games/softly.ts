/** Where a long word may be broken: between a vowel and a syllable, or between two consonants; never near its ends. */
const VOWEL = '[аеёиоуыэюяіїєaeiouy]';
const CONSONANT = '[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]';
const OPEN = `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`;
const CLOSED = `(?<=\\p{L}${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL}\\p{L})`;
const BREAK = new RegExp(`${OPEN}|${CLOSED}`, 'giu');

const LONG = /\p{L}{12,}/gu;

/** The same text with soft hyphens in its longest words, for names on small tiles. */
export function softly(text: string): string {
  return text.replace(LONG, (word) => word.replace(BREAK, '\u00ad'));
}
