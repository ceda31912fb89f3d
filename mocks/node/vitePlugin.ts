/** Vite plugin of the mock: portraits in development and in the QA build, the API in mode `api`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cp } from 'node:fs/promises';
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

/**
 * Serves `/cdn/` in development and copies it into the output of a build in mode `mock` or `qa`.
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
      if (mode === 'mock' || mode === 'qa')
        await cp(portraits, path.join(output, 'cdn'), { recursive: true });
    },
  };
}
