/** The mock backend as a Node middleware: the API, the control calls, the payment page, the portraits and what members sent. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getResponse } from 'msw';
import type { Judging } from '../dispatch';
import { createHandlers, type Around } from '../handlers';
import { answerApiPage } from '../openapi/answerPage';
import { createWorlds, type Worlds } from '../worlds';
import { servePortrait } from './portraits';
import { createPushDelivery } from './pushDelivery';
import { send, toRequest } from './request';
import { createPushSender, type PushSender } from './webPush';

declare global {
  /** Kept here so that a hot reload of the code does not lose the data. */
  var mockWorlds: Worlds | undefined;
  /** Browsers have subscribed with its key. */
  var mockPushSender: PushSender | undefined;
}

/** What a request waits for: nothing but that its world has the key, and that what it has caused is on its way. */
function aroundWith(push: PushSender | null | undefined): Around | undefined {
  if (push === null) return undefined;
  const delivery = createPushDelivery(push ?? (globalThis.mockPushSender ??= createPushSender()));
  return {
    before: (db) => Promise.resolve(delivery.prepare(db)),
    after: (_, db) => Promise.resolve(delivery.deliver(db)),
  };
}

interface Options {
  worlds?: Worlds;
  portraits?: string;
  push?: PushSender | null;
  judging?: Judging;
  cookieFor?: (cookie: string, request: IncomingMessage) => string;
}

type Middleware = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Makes the middleware. Each cookie `mock_world` has a world of its own.
 * @param options.worlds the databases; by default those of this process
 * @param options.portraits folder of the pictures
 * @param options.push sends push messages; null leaves them in the outbox, by default that of this process does
 * @param options.judging how requests of the API are judged
 * @param options.cookieFor a header `Set-Cookie` as it goes out to who has asked; by default as it is
 */
export function createMockMiddleware(options: Options = {}): Middleware {
  globalThis.mockWorlds ??= createWorlds();
  const handlers = createHandlers(
    options.worlds ?? globalThis.mockWorlds,
    aroundWith(options.push),
    options.judging,
  );
  const portraits = options.portraits ?? path.resolve('mocks/portraits');
  const readDocument = () => readFile(path.resolve('docs/openapi.json'), 'utf8');

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = message.url ?? '';
    if (await servePortrait(portraits, message, response)) return true;
    if (!/^\/(api|__mock|cdn\/own)\//.test(url)) return false;
    const request = await toRequest(message, response);
    const ask = (asked: Request) => getResponse(handlers, asked, { baseUrl: new URL(request.url).origin });
    const found = (await answerApiPage(request, readDocument, ask)) ?? (await ask(request));
    if (!found) return false;
    await send(found, response, (cookie) => options.cookieFor?.(cookie, message) ?? cookie);
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
