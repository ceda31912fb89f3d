/** The mock backend as a Node middleware: the API, the control calls, the payment page, the portraits and what members sent. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getResponse } from 'msw';
import { createHandlers } from '../handlers';
import { createWorlds, type Worlds } from '../worlds';
import { servePortrait } from './portraits';
import { send, toRequest } from './request';

declare global {
  /** Kept here so that a hot reload of the code does not lose the data. */
  var mockWorlds: Worlds | undefined;
}

type Middleware = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Makes the middleware. Each cookie `mock_world` has a world of its own.
 * @param options.worlds the databases; by default those of this process
 * @param options.portraits folder of the pictures
 */
export function createMockMiddleware(options: { worlds?: Worlds; portraits?: string } = {}): Middleware {
  globalThis.mockWorlds ??= createWorlds();
  const handlers = createHandlers(options.worlds ?? globalThis.mockWorlds);
  const portraits = options.portraits ?? path.resolve('mocks/portraits');

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = message.url ?? '';
    if (await servePortrait(portraits, message, response)) return true;
    if (!/^\/(api|__mock|cdn\/own)\//.test(url)) return false;
    const request = await toRequest(message, response);
    const found = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin });
    if (!found) return false;
    await send(found, response);
    return true;
  };

  const serve = async (message: IncomingMessage, response: ServerResponse, next: () => void) => {
    try {
      if (!(await answer(message, response))) next();
    } catch (error) {
      console.error('The mock backend failed', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"mock_failed"}');
    }
  };
  return (message, response, next) => {
    void serve(message, response, next);
  };
}
