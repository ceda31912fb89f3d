// npm run deploy: writes the header files for nginx and a static host into deploy, and those of the build in dist into build/release.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createServer } from 'vite';
import { ROOT } from './run/command.ts';

const DIST = path.join(ROOT, 'dist');
const RELEASE = path.join(ROOT, 'build/release');
const texts = v.record(v.string(), v.string());
/** What the product knows is written for a bundler, so it is loaded as the tests load it. */
const written = v.object({
  repositoryFiles: v.pipe(v.function(), v.returns(texts)),
  releaseFiles: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returns(texts)),
});

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Wrote ${path.relative(ROOT, file)}.`);
  }
}

const vite = await createServer({
  configFile: path.join(ROOT, 'scripts/serve/vite.config.ts'),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
try {
  const { repositoryFiles, releaseFiles } = v.parse(
    written,
    await vite.ssrLoadModule('/scripts/deploy/files.ts'),
  );
  write(ROOT, repositoryFiles());
  if (existsSync(path.join(DIST, '.vite/inline.json'))) write(RELEASE, releaseFiles(DIST));
  else console.log('Next: npm run build, then this again, for the files that belong to a build.');
} finally {
  await vite.close();
}
