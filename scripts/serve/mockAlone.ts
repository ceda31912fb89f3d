// The mock backend for clients elsewhere: it lets them in, and tells them exactly what is wrong with a request.
import { answerCrossOrigin, cookieFor } from '@mocks/node/crossOrigin';
import { createMockMiddleware } from '@mocks/node/middleware';
import type { Worlds } from '@mocks/worlds';
import type { ServeOptions } from './options.ts';
import type { Middleware } from './server.ts';

/**
 * Makes the middleware.
 * @param worlds the databases
 * @param options.origins who may ask besides this machine
 * @param options.lenient takes what the contract does not know
 */
export function aloneFor(
  worlds: Worlds,
  { origins, lenient }: Pick<ServeOptions, 'origins' | 'lenient'>,
): Middleware {
  const mock = createMockMiddleware({ worlds, judging: { strict: !lenient }, cookieFor });
  return (request, response, next) => {
    if (!answerCrossOrigin(origins, request, response)) mock(request, response, next);
  };
}
