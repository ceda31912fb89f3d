/** MSW handlers made from the table of calls; all three mounts use these. */
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { connectionLost, type Outcome } from './answer';
import { control } from './control';
import { dispatch, type Incoming } from './dispatch';
import { iso, readClock } from './clock';
import type { Db } from './tables';
import { readBody, UPLOADS, uploadedFile } from './uploads';
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
  const body = outcome.status === 304 ? null : outcome.body;
  return new HttpResponse(body, { status: outcome.status, headers });
}

/** Steps of a mount that keeps its world somewhere. */
export interface Around {
  /** A request is about to be answered. */
  before: () => Promise<void>;
  /** The answer is ready, and not yet given. */
  after: (request: Request) => Promise<void>;
}

/**
 * The handlers of a register of worlds.
 * @param worlds where the databases are
 * @param around what every request waits for
 */
export function createHandlers(
  worlds: Worlds,
  around: Around = { before: () => Promise.resolve(), after: () => Promise.resolve() },
) {
  const resolve =
    (answer: (db: Db, incoming: Incoming) => Promise<Outcome>): HttpResponseResolver =>
    async ({ request, cookies }) => {
      const name = cookies[WORLD_COOKIE] ?? DEFAULT_WORLD;
      await around.before();
      const db = worlds.get(name);
      const url = new URL(request.url);
      const outcome = await answer(db, {
        method: request.method,
        url: `${url.pathname}${url.search}`,
        headers: request.headers,
        cookies,
        ...(await readBody(request)),
        signal: request.signal,
      });
      await around.after(request);
      return respond(outcome, db);
    };
  return [
    http.all('*/__mock/*', resolve(control)),
    http.all('*/api/*', resolve(dispatch)),
    http.get(`*${UPLOADS}:name`, ({ params, cookies }) =>
      uploadedFile(worlds.get(cookies[WORLD_COOKIE] ?? DEFAULT_WORLD), String(params['name'])),
    ),
  ];
}
