/** Calls the mock backend without a network: for tests of its rules. */
import * as v from 'valibot';
import { connectionLost } from '@mocks/answer';
import { control } from '@mocks/control';
import { advanceClock } from '@mocks/clock';
import { createDb } from '@mocks/db';
import { dispatch, type Incoming } from '@mocks/dispatch';
import type { Account, Db } from '@mocks/tables';

/** Noon in winter, so that no test meets a change of day or of clocks. */
export const NOON = Date.parse('2026-01-15T12:00:00.000Z');

const answerBody = v.record(v.string(), v.unknown());
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}
export interface Caller {
  db: Db;
  /** Makes a request; a lost connection has status 0. */
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** Sends a form with a file, as a browser does. */
  upload(url: string, bytes: Uint8Array, headers?: Record<string, string>): Promise<Reply>;
  logIn(persona: string): Promise<void>;
  advance(milliseconds: number): void;
  account(id: string): Account;
}

/** A world whose clock stands still, in which every request belongs to the member logged in last. */
export function createCaller(seed = 'rules'): Caller {
  const db = createDb(seed, NOON);
  db.jar.enabled = true;
  db.clock = { offset_ms: 0, frozen_at: NOON };
  const send = async (incoming: Pick<Incoming, 'method' | 'url' | 'headers' | 'body' | 'file'>) => {
    const { url } = incoming;
    const answer = url.startsWith('/__mock/') ? control : dispatch;
    const outcome = await answer(db, {
      ...incoming,
      cookies: {},
      signal: new AbortController().signal,
    });
    if (outcome === connectionLost) return { status: 0, body: {}, headers: {} };
    return {
      status: outcome.status,
      body: v.parse(answerBody, outcome.body === '' ? {} : JSON.parse(outcome.body)),
      headers: outcome.headers,
    };
  };
  const headersWith = (type: string, headers: Record<string, string>) =>
    new Headers({ 'X-Request-Type': 'client', 'Content-Type': type, ...headers });
  const call: Caller['call'] = (method, url, body, headers = {}) =>
    send({
      method,
      url,
      headers: headersWith('application/json', headers),
      body: body === undefined ? '' : JSON.stringify(body),
    });
  return {
    db,
    call,
    upload: (url, bytes, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: headersWith('multipart/form-data', headers),
        body: '',
        file: bytes,
      }),
    logIn: async (persona) => {
      await call('POST', '/__mock/persona', { email: `${persona}@example.test` });
    },
    advance: (milliseconds) => advanceClock(db.clock, milliseconds),
    account: (id) => {
      const account = db.accounts.get(id);
      if (!account) throw new Error(`No account ${id}`);
      return account;
    },
  };
}

/** A new id for a message, the same in every run. */
export const clientId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
