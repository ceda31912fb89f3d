/** The mock backend in the test runner. */
import { setupServer } from 'msw/node';
import { advanceClock, readClock } from './clock';
import { createDbAt, type WorldSize } from './db';
import { createHandlers } from './handlers';
import { nextNumber } from './rules/outbox';
import { openSession } from './rules/session';
import type { Account, Db, Fault } from './tables';

export interface TestBackend {
  db: Db;
  /** The account of a persona or of a new member, by e-mail or id. */
  account(emailOrId: string): Account;
  /** Logs a persona in without a request. */
  logIn(emailOrId: string): void;
  /** Moves the mock's clock on; whatever is due happens at the next request. */
  advance(milliseconds: number): void;
  /** Makes requests fail; everything but `match` and `kind` is optional. */
  fault(fault: Pick<Fault, 'match' | 'kind'> & Partial<Fault>): void;
  /** Stops answering; call it after each test. */
  close(): void;
}

/**
 * Starts a backend of its own for one test. The test runner has no cookie jar, so the backend remembers the
 * session that was opened last and takes requests without a cookie as part of it.
 * @param options.seed the world's seed
 * @param options.persona who is logged in, as e-mail or id; nobody by default
 * @param options.size for a world with longer lists
 * @param options.now when the world begins, milliseconds since 1970
 */
export function createTestBackend(
  options: { seed?: string; persona?: string; now?: number; size?: WorldSize } = {},
): TestBackend {
  const db = createDbAt(options.now ?? null, options.seed, options.size);
  db.jar.enabled = true;
  const server = setupServer(...createHandlers({ get: () => db }));
  server.listen({ onUnhandledFrame: 'error' });

  const account = (emailOrId: string) => {
    const found = [...db.accounts.values()].find(({ id, email }) => id === emailOrId || email === emailOrId);
    if (!found) throw new Error(`No account ${emailOrId}`);
    return found;
  };
  const logIn = (emailOrId: string) =>
    openSession({ db, now: readClock(db.clock), cookies: [] }, account(emailOrId));
  if (options.persona !== undefined) logIn(options.persona);

  return {
    db,
    account,
    logIn,
    advance: (milliseconds) => advanceClock(db.clock, milliseconds),
    fault: (fault) =>
      db.faults.push({
        id: `f${nextNumber(db)}`,
        status: 503,
        body: null,
        ms: null,
        times: null,
        rate: 1,
        ...fault,
      }),
    close: () => server.close(),
  };
}
