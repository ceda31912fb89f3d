/** Search in running text, however it is written: accents, capitals, hyphens and apostrophes do not count. */
import { searchable } from '@/lib/searchable';

/** From and to, as `slice` takes them. */
export type Mark = readonly [from: number, to: number];

/** Shorter words would be found everywhere. */
const LEAST_CHARACTERS = 2;
/** Part of a word, and left out by many who type. */
const JOINERS = /['’\-‐‑­]/u;

interface Folded {
  text: string;
  /** For each character of `text`, where in the original it comes from. */
  marks: Mark[];
}

function fold(original: string): Folded {
  let text = '';
  let position = 0;
  const marks: Mark[] = [];
  for (const character of original) {
    const from = position;
    position += character.length;
    const before = marks.at(-1);
    // An accent that follows its letter belongs to it.
    if (/\p{M}/u.test(character) && before) marks[marks.length - 1] = [before[0], position];
    const plain = searchable(character);
    const folded = plain === '' && !JOINERS.test(character) && !/\p{M}/u.test(character) ? ' ' : plain;
    for (const one of folded) {
      text += one;
      for (let unit = 0; unit < one.length; unit += 1) marks.push([from, position]);
    }
  }
  return { text, marks };
}

/** The words of a query that are looked for. */
export const wordsOf = (query: string): string[] => [
  ...new Set(
    fold(query)
      .text.split(' ')
      .filter((word) => word.length >= LEAST_CHARACTERS),
  ),
];

/** A word this short has nothing to spare. */
const LEAST_STEM = 4;
/** What the forms of a word differ in at most, from its end: "deleting" and "delete", "fotos" and "foto". */
const ENDING = 3;

/**
 * The beginnings of words, which most of their forms share: the plural, the case, the person. Short words beside long ones are
 * left out, as they are articles and the like. Rough, and alike in every language, so it is for a search that has found nothing
 * otherwise.
 * @param words of {@link wordsOf}
 */
export function stemsOf(words: readonly string[]): string[] {
  const long = words.filter((word) => word.length >= LEAST_STEM);
  const stems = (long.length > 0 ? long : words).map((word) =>
    word.slice(0, Math.max(LEAST_STEM, word.length - ENDING)),
  );
  return [...new Set(stems)];
}

/** Says whether every word stands somewhere in the text, also within another word. @param words of {@link wordsOf} */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}

/**
 * Where words stand in a text, for highlighting.
 * @param words of {@link wordsOf}
 * @returns places in order that neither touch nor overlap
 */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const { text: folded, marks } = fold(text);
  const found = words.flatMap((word) => {
    const places: Mark[] = [];
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const first = marks[at];
      const last = marks[at + word.length - 1];
      if (first && last) places.push([first[0], last[1]]);
    }
    return places;
  });
  return joined(found.toSorted(([a], [b]) => a - b));
}

function joined(sorted: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [from, to] of sorted) {
    const before = result.at(-1);
    if (before && from <= before[1]) result[result.length - 1] = [before[0], Math.max(before[1], to)];
    else result.push([from, to]);
  }
  return result;
}
