/** Gives the files of the translations names that can be reckoned: a table of all of them would be a kilobyte in every first load. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readShownTexts } from './shortWords.ts';

/**
 * One file for each language and namespace, named after all texts together: a release that changes one of them changes
 * the names of all. `import.meta.env.TEXTS_HASH` is the part that every name shares.
 * @param root the project's folder
 */
export function textFiles(root: string): Plugin {
  const files = globSync('locales/*/*.json', { cwd: root }).sort();
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update(readShownTexts(path.join(root, file)));
  const hash = sum.digest('base64url').slice(0, 8);
  return {
    name: 'text-files',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.TEXTS_HASH': JSON.stringify(hash) } }),
    buildStart() {
      for (const file of files) {
        const [, locale, name] = file.split(path.sep);
        this.emitFile({
          type: 'chunk',
          id: path.join(root, file),
          // Nobody in the program imports it by name.
          preserveSignature: 'strict',
          fileName: `assets/${locale}-${path.basename(name ?? '', '.json')}-${hash}.js`,
        });
      }
    },
  };
}
