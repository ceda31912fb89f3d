/** From a request to its response in a world: all three mounts answer so. Free of MSW, which a worker cannot load. */
import { connectionLost, type Outcome } from './answer';
import { iso, readClock } from './clock';
import { control } from './control';
import { dispatch, type Judging } from './dispatch';
import type { Db } from './tables';
import { readBody } from './uploads';

/** Turns an answer into a Response; a lost connection is a network error in every mount. */
function respond(outcome: Outcome, db: Db): Response {
  if (outcome === connectionLost) return Response.error();
  const headers = new Headers({
    'Content-Type': outcome.type,
    'Cache-Control': 'no-store',
    Date: new Date(iso(readClock(db.clock))).toUTCString(),
    ...outcome.headers,
  });
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie);
  const body = outcome.status === 304 ? null : outcome.body;
  return new Response(body, { status: outcome.status, headers });
}

/**
 * Answers a request of the API or a control call in a world.
 * @param cookies those of who asks
 */
export async function answerIn(
  db: Db,
  request: Request,
  cookies: Readonly<Record<string, string>>,
  judging: Judging = { strict: false },
): Promise<Response> {
  const url = new URL(request.url);
  const incoming = {
    method: request.method,
    url: `${url.pathname}${url.search}`,
    headers: request.headers,
    cookies,
    ...(await readBody(request)),
    signal: request.signal,
  };
  const isControl = url.pathname.startsWith('/__mock/');
  return respond(isControl ? await control(db, incoming) : await dispatch(db, incoming, judging), db);
}
