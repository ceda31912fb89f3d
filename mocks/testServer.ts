/** The mock backend in the test runner. */
import { deserialize, serialize } from 'node:v8';
import { setupServer } from 'msw/node';
import { advanceClock, minutes, readClock } from './clock';
import { createDb, type WorldSize } from './db';
import { createHandlers } from './handlers';
import { nextNumber } from './rules/outbox';
import { openSession } from './rules/session';
import type { Account, Db, Fault } from './tables';

declare global {
  /** The worlds that this process has made, as bytes: modules begin anew with each file, and are slow until they are warm. */
  var madeWorlds: Map<string, Uint8Array> | undefined;
}

interface WorldOptions {
  /** The world's seed. */
  seed?: string;
  /** When the world begins, milliseconds since 1970; now by default, its people and their past by the whole minute. */
  now?: number;
  /** For a world with longer lists. */
  size?: WorldSize;
}

const readWorld: (bytes: Uint8Array) => Db = deserialize;

/** A world as `createDbAt` makes it; what was made once is read again, at a third of the cost. */
function worldOf({ seed, now, size }: WorldOptions): Db {
  const real = Date.now();
  const moment = now ?? real - (real % minutes(1));
  const made = (globalThis.madeWorlds ??= new Map<string, Uint8Array>());
  const key = JSON.stringify([seed, moment, size]);
  const bytes = made.get(key) ?? serialize(createDb(seed, moment, size));
  made.set(key, bytes);
  const db = readWorld(bytes);
  db.begins_at = now ?? null;
  db.clock.offset_ms = now === undefined ? 0 : now - real;
  return db;
}

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
 * @param options.persona who is logged in, as e-mail or id; nobody by default
 */
export function createTestBackend(options: WorldOptions & { persona?: string } = {}): TestBackend {
  const db = worldOf(options);
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
