/** Puts the empty page beside the home page: `index.html` may become the home page's own file, `shell.html` stays empty. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The empty page stands for every address without a file of its own, and nobody shall find those by a search. */
const UNLISTED = '<meta name="robots" content="noindex" />';

/** @param outDir the folder the build writes */
export const shellPage = (outDir: string): Plugin => ({
  name: 'shell-page',
  apply: 'build',
  async writeBundle() {
    const page = await readFile(path.join(outDir, 'index.html'), 'utf8').catch(() => null);
    // The worker is a build of its own, without a page.
    if (page === null) return;
    await writeFile(path.join(outDir, 'shell.html'), page.replace('<title>', `${UNLISTED}\n    $&`));
  },
});
