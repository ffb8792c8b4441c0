/** Where a long word may be broken: between a vowel and a syllable, or between two consonants; never near its ends. */
const VOWEL = '[аеёиоуыэюяіїєaeiouy]';
const CONSONANT = '[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]';
const OPEN = `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`;
const CLOSED = `(?<=\\p{L}${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL}\\p{L})`;
const BREAK = new RegExp(`${OPEN}|${CLOSED}`, 'giu');

/** The same text with soft hyphens in words of so many letters, for names on small tiles. */
export function softly(text: string, long: number): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(BREAK, '\u00ad')));
}
