/** Loads the mock backend into a plain Node process. Relative imports carry their extension: Node reads this file itself. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type MockMiddleware = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Compiles and starts the mock; every process has its own worlds. */
export async function loadMockMiddleware(): Promise<MockMiddleware> {
  const { module } = await runnerImport<{
    createMockMiddleware: (options: { portraits: string }) => MockMiddleware;
  }>(path.join(root, 'mocks/node/middleware.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': path.join(root, 'mocks'), '@': path.join(root, 'src') } },
  });
  return module.createMockMiddleware({ portraits: path.join(root, 'mocks/portraits') });
}
