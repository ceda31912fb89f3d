// npm run openapi: writes docs/openapi.json, the contract as a document, from the schemas and what the mock backend answers.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createServer } from 'vite';
import { ROOT } from './run/command.ts';

const FILE = path.join(ROOT, 'docs/openapi.json');
/** The mock backend is written for a bundler, so it is loaded as the tests load it. */
const recording = v.object({ recordedDocument: v.pipe(v.function(), v.returnsAsync(v.string())) });

const vite = await createServer({
  configFile: path.join(ROOT, 'scripts/serve/vite.config.ts'),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
try {
  const { recordedDocument } = v.parse(recording, await vite.ssrLoadModule('/tests/contract/recorded.ts'));
  writeFileSync(FILE, await recordedDocument());
  console.log('Wrote docs/openapi.json.');
} finally {
  await vite.close();
}
