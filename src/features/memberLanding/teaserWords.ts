/** A member's own words, cut to what a landing has room for. */

/** A sentence with its closing marks; the last one may have none. */
const SENTENCE = /[^.!?…]+(?:[.!?…]+["'”’»)]*|$)/gu;

/** @returns the sentences of a text, without the space around them */
function sentencesOf(text: string): string[] {
  return (text.replaceAll(/\s+/gu, ' ').match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** @returns at most so many characters, cut between words and marked as cut */
function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  // The last word stays where it ends right there.
  const words = characters[most - 1] === ' ' ? start : start.replace(/\s+\S*$/u, '');
  return `${words === '' ? start : words.trimEnd()}…`;
}

/**
 * A text in parts, as one would send it: whole sentences, short ones together.
 * @param about what the member wrote; null when nothing
 * @param parts how many parts at most
 * @param most characters of one part at most
 * @returns the parts in their order; none without words
 */
export function teaserWords(about: string | null, parts: number, most: number): string[] {
  const found: string[] = [];
  for (const sentence of sentencesOf(about ?? '')) {
    const last = found.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    if (last !== undefined && Array.from(joined).length <= most) found[found.length - 1] = joined;
    else if (found.length < parts) found.push(shortened(sentence, most));
    else break;
  }
  return found;
}
