/** Vite plugin of the mock: portraits in development and in the QA build, the API in mode `api`. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { MockMiddleware } from './load.ts';
import { servePortrait } from './portraits.ts';

const portraits = fileURLToPath(new URL('../portraits', import.meta.url));

/**
 * Serves `/cdn/` in development and copies it into the output of a build in mode `mock` or `qa`.
 * In mode `api` the development server also answers `/api/` and `/__mock/`, reloading the code with every change.
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
      server.middlewares.use((message, response, next) => {
        servePortrait(portraits, message, response).then((served) => served || next(), next);
      });
      if (mode !== 'api') return;
      server.middlewares.use((message, response, next) => {
        if (!/^\/(api|__mock)\//.test(message.url ?? '')) {
          next();
          return;
        }
        server.ssrLoadModule('/mocks/node/middleware.ts').then((loaded) => {
          // why: a module that Vite loads has no type of its own here
          const { createMockMiddleware } = loaded as { createMockMiddleware: () => MockMiddleware };
          createMockMiddleware()(message, response, next);
        }, next);
      });
    },
    async closeBundle() {
      if (mode === 'mock' || mode === 'qa')
        await cp(portraits, path.join(output, 'cdn'), { recursive: true });
    },
  };
}
