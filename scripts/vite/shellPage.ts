/** Puts the empty page beside the home page: `index.html` may become the home page's own file, `shell.html` stays empty. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '../../src/config/locales.ts';

/** The empty page stands for every address without a file of its own, and nobody shall find those by a search. */
const UNLISTED = '<meta name="robots" content="noindex" />';
const ROOT = '<div id="root">';

interface Texts {
  start?: string;
  actions?: { reload?: string };
}
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/**
 * What an empty page says when its app does not come: nobody knows the language before a script runs. It is hidden at first
 * (`_start.scss`), and the app takes its place.
 * @param locales the folder of the translations
 * @throws Error when a language lacks the words
 */
export function startWords(locales: string): string {
  const lines = LOCALES.map((locale) => {
    const read = (namespace: string): Texts => {
      const texts: unknown = JSON.parse(
        readFileSync(path.join(locales, locale, `${namespace}.json`), 'utf8'),
      );
      return isTexts(texts) ? texts : {};
    };
    const text = read('errors').start;
    const reload = read('common').actions?.reload;
    if (text === undefined || reload === undefined)
      throw new Error(`No words for a page that does not start in ${locale}.`);
    return `<p lang="${locale}">${text} <a href="">${reload}</a></p>`;
  });
  return `<div class="start">${lines.join('')}</div>`;
}

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
    const page = empty.replace(ROOT, `$&${startWords(locales)}`);
    await writeFile(file, page);
    await writeFile(path.join(outDir, 'shell.html'), page.replace('<title>', `${UNLISTED}\n    $&`));
  },
});
