/** Text as a search compares it, however somebody writes it. */

/** Letters that are no letter with an accent, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
};

/** A text without accents, capitals, and whatever is neither letter nor digit. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[łßæœøđ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
