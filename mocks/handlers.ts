/** MSW handlers made from the table of calls: for the mounts in Node and in the test runner. */
import { http, type HttpResponseResolver } from 'msw';
import { answerIn } from './answerIn';
import type { Judging } from './dispatch';
import type { Db } from './tables';
import { UPLOADS, uploadedFile } from './uploads';
import { DEFAULT_WORLD, WORLD_COOKIE, type Worlds } from './worlds';

/** Steps of a mount that keeps its world somewhere, or sends what the world sends. */
export interface Around {
  /** A request is about to be answered. */
  before: (db: Db) => Promise<void>;
  /** The answer is ready, and not yet given. */
  after: (request: Request, db: Db) => Promise<void>;
}

/**
 * The handlers of a register of worlds.
 * @param worlds where the databases are
 * @param around what every request waits for
 * @param judging how requests of the API are judged
 */
export function createHandlers(
  worlds: Worlds,
  around: Around = { before: () => Promise.resolve(), after: () => Promise.resolve() },
  judging: Judging = { strict: false },
) {
  const answer: HttpResponseResolver = async ({ request, cookies }) => {
    const db = worlds.get(cookies[WORLD_COOKIE] ?? DEFAULT_WORLD);
    await around.before(db);
    const response = await answerIn(db, request, cookies, judging);
    await around.after(request, db);
    return response;
  };
  return [
    http.all('*/__mock/*', answer),
    http.all('*/api/*', answer),
    http.get(`*${UPLOADS}:name`, ({ params, cookies }) =>
      uploadedFile(worlds.get(cookies[WORLD_COOKIE] ?? DEFAULT_WORLD), String(params['name'])),
    ),
  ];
}
