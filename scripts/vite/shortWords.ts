/** Keeps the words of one letter with the word they belong to: Polish leaves none of them at the end of a line. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const POLISH = /[/\\]locales[/\\]pl[/\\][^/\\]+\.json$/;
/** And, or, in, on, at, of, with: a letter between blanks, brackets, quotes or tags, and the blank behind it. */
const SHORT_WORD = /(?<=^|[\s("„>\u00a0])([aiouwz]) (?=\S)/gi;

/**
 * A file of texts as it is shown.
 * @param file whose texts they are: those of other languages stay as they are
 */
export const withShortWordsBound = (file: string, texts: string): string =>
  POLISH.test(file) ? texts.replaceAll(SHORT_WORD, '$1\u00a0') : texts;

/**
 * Reads a file of texts as it is shown.
 * @param file a path
 */
export const readShownTexts = (file: string): string => withShortWordsBound(file, readFileSync(file, 'utf8'));

/** Whoever writes texts need not think of it. */
export const shortWords: Plugin = {
  name: 'short-words',
  enforce: 'pre',
  transform(code, id) {
    return POLISH.test(id) ? { code: withShortWordsBound(id, code), map: null } : null;
  },
};
