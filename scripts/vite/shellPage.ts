/** Puts the empty page beside the home page: `index.html` may become the home page's own file, `shell.html` stays empty. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '../../src/config/locales.ts';
import { readShownTexts } from './shortWords.ts';

/** The empty page stands for every address without a file of its own, and nobody shall find those by a search. */
const UNLISTED = '<meta name="robots" content="noindex" />';
const ROOT = '<div id="root">';
/** In one language, for a page that nobody builds. */
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s;
/** It says in one language what the page is, and would be quoted beside the link to somebody's page in another. */
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** The words of a place in a file of texts; undefined for none. */
function wordsIn(texts: unknown, [name, ...inner]: readonly string[]): string | undefined {
  if (name === undefined) return typeof texts === 'string' ? texts : undefined;
  if (typeof texts !== 'object' || texts === null) return undefined;
  return wordsIn(new Map(Object.entries(texts)).get(name), inner);
}

/**
 * A line in each language: nobody knows the language before a script runs.
 * @param line puts it together from texts, by namespace and key
 */
function inEveryLanguage(
  locales: string,
  line: (text: (namespace: string, key: string) => string) => string,
): string {
  const lines = LOCALES.map((locale) => {
    const said = line((namespace, key) => {
      const texts: unknown = JSON.parse(readShownTexts(path.join(locales, locale, `${namespace}.json`)));
      const words = wordsIn(texts, key.split('.'));
      if (words === undefined)
        throw new Error(`No words for an empty page in ${locale}: ${namespace}:${key}.`);
      return words;
    });
    return `<p lang="${locale}">${said}</p>`;
  });
  return lines.join('');
}

/**
 * What an empty page says when its app does not come. It is hidden at first (`_start.scss`), and the app takes its place.
 * @param locales the folder of the translations
 * @throws Error when a language lacks the words
 */
export const startWords = (locales: string): string => {
  const lines = inEveryLanguage(
    locales,
    (text) => `${text('errors', 'start')} <a href="">${text('common', 'actions.reload')}</a>`,
  );
  return `<div class="start">${lines}</div>`;
};

/**
 * What an empty page says to those who have no scripts: at once, in place of the words above.
 * @param locales the folder of the translations
 * @throws Error when a language lacks the words
 */
export const noScriptWords = (locales: string): string =>
  [
    '<noscript><link rel="stylesheet" href="/no-script.css" /><div class="start start-now">',
    inEveryLanguage(locales, (text) => text('heads', 'noScript')),
    '</div></noscript>',
  ].join('');

/**
 * @param outDir the folder the build writes
 * @param locales the folder of the translations
 */
export const shellPage = (outDir: string, locales: string): Plugin => ({
  name: 'shell-page',
  apply: 'build',
  async writeBundle() {
    const file = path.join(outDir, 'index.html');
    const empty = await readFile(file, 'utf8').catch(() => null);
    // The worker is a build of its own, without a page.
    if (empty === null) return;
    const page = empty
      .replace(NO_SCRIPT, '')
      .replace(ROOT, `$&${noScriptWords(locales)}${startWords(locales)}`);
    await writeFile(file, page);
    const shell = page.replace(DESCRIPTION, '').replace('<title>', `${UNLISTED}\n    $&`);
    await writeFile(path.join(outDir, 'shell.html'), shell);
  },
});
