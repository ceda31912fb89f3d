/** The three mounts of the mock backend behind one way to make a request, each with a cookie jar. */
import { createServer } from 'node:http';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
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

const inTheBrowser = (): Mount => {
  const handlers = createHandlers(createWorlds(frozenWorld));
  const origin = 'http://browser.test';
  return {
    origin,
    send: async (request) =>
      (await getResponse(handlers, request, { baseUrl: origin })) ?? new Response('', { status: 599 }),
    close: () => undefined,
  };
};

const behindNode = async (): Promise<Mount> => {
  const middleware = createMockMiddleware({ worlds: createWorlds(frozenWorld) });
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
