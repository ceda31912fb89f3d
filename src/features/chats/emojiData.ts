/** Emoji by group, with their names and the words they are found by, in one language; loaded when somebody looks for one. */
import { whenReachable } from '@/core/connection/whenReachable';
import type { Locale } from '@/domain/model';

export interface Emoji {
  emoji: string;
  name: string;
  /** Its name and more, in lower case and without accents. */
  words: readonly string[];
}
export interface EmojiGroup {
  name: string;
  entries: readonly Emoji[];
}

const loadNames = {
  en: () => import('virtual:emoji/emoji-en'),
  nl: () => import('virtual:emoji/emoji-nl'),
  de: () => import('virtual:emoji/emoji-de'),
  it: () => import('virtual:emoji/emoji-it'),
  fr: () => import('virtual:emoji/emoji-fr'),
  es: () => import('virtual:emoji/emoji-es'),
  pl: () => import('virtual:emoji/emoji-pl'),
} satisfies Record<Locale, unknown>;

/** @returns lower case, without accents: what a hurried writer types */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function parse(emojiLines: string, nameLines: string): EmojiGroup[] {
  const [titles = '', ...names] = nameLines.split('\n');
  let at = 0;
  return emojiLines.split('\n').map((line, index) => ({
    name: capital(titles.split('|')[index] ?? ''),
    entries: line.split(' ').map((emoji) => {
      const [name = '', more = ''] = (names[at] ?? '').split('|');
      at += 1;
      return { emoji, name, words: wordsOf(`${name} ${more}`) };
    }),
  }));
}

const kept = new Map<Locale, EmojiGroup[]>();

/**
 * @returns the groups in their usual order
 * @throws when the files cannot be loaded although there is a network
 */
export async function loadEmoji(locale: Locale): Promise<EmojiGroup[]> {
  const before = kept.get(locale);
  if (before) return before;
  const [all, names] = await whenReachable(() =>
    Promise.all([import('virtual:emoji/emoji-all'), loadNames[locale]()]),
  );
  const groups = parse(all.default, names.default);
  kept.set(locale, groups);
  return groups;
}

/** @returns the emoji that every word of the search begins a word of, those that are called so first */
export function findEmoji(groups: readonly EmojiGroup[], search: string, most: number): Emoji[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  const found = groups
    .flatMap(({ entries }) => entries)
    .filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))));
  const rank = ({ name, words }: Emoji): number => {
    if (plain(name) === wanted.join(' ')) return 0;
    return wanted.every((part) => words.includes(part)) ? 1 : 2;
  };
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, most);
}
