/** A network in a storm, and the mock backend behind it: every fifth request meets with something, as a seed tells. */
import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { connectionLost } from '@mocks/answer';
import { dispatch } from '@mocks/dispatch';
import { createRandom } from '@mocks/random';
import type { Random } from '@mocks/random';
import type { Db } from '@mocks/tables';

/** What can happen to a request, and how often in fifteen times. */
const TROUBLES = {
  /** It never arrives. */
  lost: 3,
  /** The server does it, and its answer never arrives. */
  answerLost: 3,
  /** The server does it, and says so when nobody waits any more. */
  answerLate: 1,
  failing: 3,
  limited: 2,
  slow: 1,
  /** A page of something between. */
  hotspot: 1,
  broken: 1,
} as const;
export type Trouble = keyof typeof TROUBLES;

const isTrouble = (name: string): name is Trouble => Object.hasOwn(TROUBLES, name);
export const TROUBLE_NAMES = Object.keys(TROUBLES).filter(isTrouble);
const LOT = TROUBLE_NAMES.flatMap((name) => Array<Trouble>(TROUBLES[name]).fill(name));

const USUAL_MS = 80;
const SLOW_MS = 9_000;
const PAGE = '<!doctype html><title>Hotspot</title>';

interface Storm {
  readonly db: Db;
  readonly random: Random;
  /** How many requests of all meet with something, 0 to 1. */
  rate: number;
  requests: number;
  readonly struck: Map<Trouble, number>;
}
let now: Storm | null = null;

/** Begins a day over a world; its storm begins when `rate` is set. */
export function beginStorm(db: Db, seed: number): Storm {
  now = { db, random: createRandom({ value: seed }), rate: 0, requests: 0, struck: new Map() };
  return now;
}

function draw({ random, rate, struck }: Storm): Trouble | null {
  if (!random.chance(rate)) return null;
  const trouble = random.pick(LOT);
  struck.set(trouble, (struck.get(trouble) ?? 0) + 1);
  return trouble;
}

interface Heard {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
const INSTEAD: { readonly [name in Trouble]?: Heard } = {
  failing: { status: 503, body: PAGE, headers: {} },
  limited: { status: 429, body: '{"error":"rate_limited"}', headers: { 'retry-after': '2' } },
  hotspot: { status: 200, body: PAGE, headers: {} },
  broken: { status: 200, body: '{"user": {"id": "', headers: {} },
};

/** The server's own answer; null where the connection breaks. */
async function ask(db: Db, config: InternalAxiosRequestConfig): Promise<Heard | null> {
  const params: unknown = config.params;
  const query = params instanceof URLSearchParams ? params : new URLSearchParams();
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers.toJSON())) headers.set(name, String(value));
  const outcome = await dispatch(db, {
    method: (config.method ?? 'get').toUpperCase(),
    url: `/api/${config.url ?? ''}?${query}`,
    headers,
    cookies: {},
    body: typeof config.data === 'string' ? config.data : '',
    signal: new AbortController().signal,
  });
  if (outcome === connectionLost) return null;
  return {
    status: outcome.status,
    body: outcome.body,
    headers: { ...outcome.headers, date: new Date(Date.now()).toUTCString() },
  };
}

/** In place of the browser's own request. */
export function carryThroughStorm(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const storm = now;
  if (storm === null) throw new Error('No storm was begun.');
  storm.requests += 1;
  const trouble = draw(storm);
  const { promise, resolve, reject } = Promise.withResolvers<AxiosResponse>();
  const fail = (code: string) => reject(new AxiosError(code, code, config));
  const limit = config.timeout ?? 0;
  config.signal?.addEventListener?.('abort', () => reject(new CanceledError('canceled', config)));

  const arrive = async (): Promise<void> => {
    const instead = trouble === null ? undefined : INSTEAD[trouble];
    const heard = instead ?? (await ask(storm.db, config));
    if (heard === null || trouble === 'answerLost') return fail(AxiosError.ERR_NETWORK);
    if (trouble === 'answerLate') return void setTimeout(() => fail(AxiosError.ECONNABORTED), limit);
    settle(heard, config, resolve, reject);
  };
  if (trouble === 'lost') setTimeout(() => fail(AxiosError.ERR_NETWORK), USUAL_MS);
  else setTimeout(() => void arrive(), trouble === 'slow' ? SLOW_MS : USUAL_MS);
  return promise;
}

function settle(
  { status, body, headers }: Heard,
  config: InternalAxiosRequestConfig,
  resolve: (response: AxiosResponse) => void,
  reject: (error: AxiosError) => void,
): void {
  const response: AxiosResponse = {
    data: body,
    status,
    statusText: '',
    headers: new AxiosHeaders({ ...headers }),
    config,
  };
  if (config.validateStatus?.(status) !== false) resolve(response);
  else reject(new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response));
}
