// Ranges of characters, written as style sheets write them: "U+20-7E, U+A0".

/** What the texts of the languages that need no more are written with: it comes first, and mostly alone. */
export const CORE =
  'U+20-7E, U+A0-A1, U+AB, U+B7, U+BB, U+BF-C0, U+C2, U+C4, U+C7-CA, U+D6, U+DA, U+DC, U+DF-FC, U+131, U+152-153, U+2013-201E, U+2026, U+202F, U+20AC';

/** Every character of a range. */
export const charactersIn = (range: string): readonly string[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });

export const isIn = (range: string, character: string): boolean => charactersIn(range).includes(character);
