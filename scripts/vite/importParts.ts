/** Lets every `import()` of the build go through the app's own helper, which knows networks that come and go. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BUNDLERS_HELPER = '\0vite/preload-helper.js';
const OWN_HELPER = fileURLToPath(new URL('../../src/lib/importPart.ts', import.meta.url));

export const importParts: Plugin = {
  name: 'import-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === BUNDLERS_HELPER
      ? `export { importPart as __vitePreload } from ${JSON.stringify(OWN_HELPER)};`
      : null,
};
