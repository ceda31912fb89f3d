/** MSW handlers made from the table of calls; all three mounts use these. */
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { connectionLost, type Outcome } from './answer';
import { control } from './control';
import { dispatch, type Incoming } from './dispatch';
import { iso, readClock } from './clock';
import type { Db } from './tables';
import { DEFAULT_WORLD, WORLD_COOKIE, type Worlds } from './worlds';

/** Turns an answer into a Response; a lost connection is a network error in every mount. */
export function respond(outcome: Outcome, db: Db): Response {
  if (outcome === connectionLost) return HttpResponse.error();
  const headers = new Headers({
    'Content-Type': outcome.type,
    'Cache-Control': 'no-store',
    Date: new Date(iso(readClock(db.clock))).toUTCString(),
    ...outcome.headers,
  });
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie);
  return new HttpResponse(outcome.body, { status: outcome.status, headers });
}

/**
 * The handlers of a register of worlds.
 * @param worlds where the databases are
 * @param onAnswer called with every request whose answer is ready; the answer waits for it
 */
export function createHandlers(
  worlds: Worlds,
  onAnswer: (request: Request) => Promise<void> | void = () => undefined,
) {
  const resolve =
    (answer: (db: Db, incoming: Incoming) => Promise<Outcome>): HttpResponseResolver =>
    async ({ request, cookies }) => {
      const name = cookies[WORLD_COOKIE] ?? DEFAULT_WORLD;
      const db = worlds.get(name);
      const url = new URL(request.url);
      const outcome = await answer(db, {
        method: request.method,
        url: `${url.pathname}${url.search}`,
        headers: request.headers,
        cookies,
        body: await request.text(),
        signal: request.signal,
      });
      await onAnswer(request);
      return respond(outcome, db);
    };
  return [http.all('*/__mock/*', resolve(control)), http.all('*/api/*', resolve(dispatch))];
}
