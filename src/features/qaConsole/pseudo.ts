/** The language that nobody speaks: it shows which words are not translated, and where a longer one would not fit. */
/** Of a text's length: about what German and Polish need more than English at worst. */
const LONGER = 0.4;
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** What is no word: tags, and the places of values. */
const NO_WORDS = /(<[^>]*>|\{\{[^}]*\}\})/;

/** A text in the language that nobody speaks: every letter marked, two fifths longer, in brackets. Tags and values stay as they are. */
export function pseudo(text: string): string {
  // Every second part is one of those.
  const parts = text.split(NO_WORDS);
  const words = parts.filter((_, index) => index % 2 === 0).join('');
  const accented = parts
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter) : part,
    )
    .join('');
  const more = Math.ceil(words.length * LONGER);
  return `⟦${accented}${'~'.repeat(more)}⟧`;
}
