/** Vite plugin of the mock: portraits in development and in the QA build, the API in mode `api`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { servePortrait } from './portraits.ts';

type Next = (error?: unknown) => void;
type MockMiddleware = (message: IncomingMessage, response: ServerResponse, next: Next) => void;

/** A module that Vite loads has no type of its own here. */
interface LoadedMiddleware {
  createMockMiddleware?: () => MockMiddleware;
}

const portraits = fileURLToPath(new URL('../portraits', import.meta.url));
const openApi = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
/** Where the browser's mock finds the document of the API, which is a file of the host there. */
const OPEN_API_FILE = '/cdn/openapi.json';

/**
 * Serves `/cdn/` and the document of the API in development, and copies both into the output of a build in mode `mock`.
 * In mode `api` the development server also answers `/api/`, `/__mock/` and `/cdn/own/`, reloading the code with every change.
 */
export function mockPlugin(): Plugin {
  let mode = 'development';
  let output = 'dist';
  return {
    name: 'mock-backend',
    configResolved(config) {
      mode = config.mode;
      output = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      const answer = async (message: IncomingMessage, response: ServerResponse, next: Next) => {
        if (message.url === OPEN_API_FILE) {
          response.writeHead(200, { 'content-type': 'application/json' }).end(await readFile(openApi));
          return;
        }
        if (await servePortrait(portraits, message, response)) return;
        if (mode !== 'api' || !/^\/(api|__mock|cdn\/own)\//.test(message.url ?? '')) {
          next();
          return;
        }
        try {
          const loaded: LoadedMiddleware = await server.ssrLoadModule('/mocks/node/middleware.ts');
          loaded.createMockMiddleware?.()(message, response, next);
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use((message, response, next) => {
        void answer(message, response, next);
      });
    },
    async closeBundle() {
      if (mode !== 'mock') return;
      await cp(portraits, path.join(output, 'cdn'), { recursive: true });
      await cp(openApi, path.join(output, OPEN_API_FILE));
    },
  };
}
