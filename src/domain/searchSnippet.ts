/** The part of a message that a search found, with what stands around it. */

export interface Snippet {
  before: string;
  /** Empty when the words are not found here. */
  match: string;
  after: string;
}

/** Characters of the text that are shown in front of the words. */
const BEFORE = 28;
/** Characters of the text that are shown in all. */
const LENGTH = 120;

const fold = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds words as the server does: case and accents make no difference.
 * @returns pieces of the text, shortened with an ellipsis on the side where something is left out
 */
export function searchSnippet(text: string, words: string): Snippet {
  const letters = Array.from(text.replaceAll(/\s+/gu, ' '));
  const folded = letters.map(fold);
  const wanted = Array.from(words.trim().replaceAll(/\s+/gu, ' '), fold).join('');
  const place = wanted === '' ? null : placeOf(folded, wanted);
  const { from, to } = place ?? { from: 0, to: 0 };
  const start = from > BEFORE ? from - BEFORE : 0;
  const end = Math.max(to, start + LENGTH);
  return {
    before: `${start > 0 ? '…' : ''}${letters.slice(start, from).join('')}`,
    match: letters.slice(from, to).join(''),
    after: `${letters.slice(to, end).join('')}${end < letters.length ? '…' : ''}`,
  };
}

/** Letters may fold to none or several: the place is counted in letters of the text. */
function placeOf(folded: readonly string[], wanted: string): { from: number; to: number } | null {
  const at = folded.join('').indexOf(wanted);
  if (at < 0) return null;
  let passed = 0;
  let from = -1;
  for (const [index, letter] of folded.entries()) {
    if (from < 0 && passed + letter.length > at) from = index;
    passed += letter.length;
    if (from >= 0 && passed >= at + wanted.length) return { from, to: index + 1 };
  }
  return null;
}
