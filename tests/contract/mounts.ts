/** The three mounts of the mock backend behind one way to make a request, each with a cookie jar. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setupServer } from 'msw/node';
import { createKeeper } from '@mocks/browser/keeper';
import { createMemoryStorage } from '@mocks/browser/memoryStorage';
import { createMount } from '@mocks/browser/mount';
import { createDb } from '@mocks/db';
import { createHandlers } from '@mocks/handlers';
import { createMockMiddleware } from '@mocks/node/middleware';
import { createWorlds } from '@mocks/worlds';
import { NOON } from './caller';

export type Transport = (request: Request) => Promise<Response>;
export interface Mount {
  send: Transport;
  origin: string;
  close: () => Promise<void> | void;
}

/** A world that is the same in every mount, with a clock that stands still. */
export function frozenWorld() {
  const db = createDb('contract', NOON);
  db.clock = { offset_ms: 0, frozen_at: NOON };
  return db;
}

/** As in the worker, which a browser asks without cookies that it could read. What happens is kept in one stroke, at the end. */
const inTheBrowser = (): Mount => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const keeper = createKeeper({
    storage: createMemoryStorage(),
    alone: (work) => work(),
    pause: () => ended,
    make: frozenWorld,
  });
  const answer = createMount(keeper, () => readFile('docs/openapi.json', 'utf8'));
  let last: Promise<void> = Promise.resolve();
  return {
    origin: 'http://browser.test',
    send: async (request) => {
      const { response, kept } = answer(request);
      last = kept;
      return response;
    },
    close: async () => {
      end();
      await last;
    },
  };
};

const behindNode = async (): Promise<Mount> => {
  const middleware = createMockMiddleware({ worlds: createWorlds(frozenWorld), push: null });
  const server = createServer((message, response) =>
    middleware(message, response, () => response.writeHead(599).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    send: (request) => fetch(request).catch(() => Response.error()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const inTheTestRunner = (): Mount => {
  const server = setupServer(...createHandlers(createWorlds(frozenWorld)));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    origin: 'http://runner.test',
    send: (request) => fetch(request).catch(() => Response.error()),
    close: () => server.close(),
  };
};

/** The mounts by name; each call of a function makes a new one. */
export const mounts: Record<string, () => Mount | Promise<Mount>> = {
  browser: inTheBrowser,
  node: behindNode,
  runner: inTheTestRunner,
};
