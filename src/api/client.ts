/** The one HTTP client: headers, retries, parsing at the boundary. It knows whose request it sends, but no route or notice. */
import axios, { AxiosError, isCancel } from 'axios';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import * as v from 'valibot';
import { takeAsked } from '@/lib/askedAhead';
import { uuid } from '@/lib/uuid';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { refusalDetails } from './refusal';
import {
  DEADLINE_MS,
  header,
  IDEMPOTENCY_KEY,
  mayRetry,
  RETRIES,
  RETRY_TIMING,
  retryAfter,
  retryDelay,
} from './retryPolicy';
import type { RetryTiming } from './retryPolicy';
import { hearServerDate } from './serverClock';
import { sessionSignal } from './session';
import { errorAnswer } from './wire/error';

export interface CallOptions {
  signal?: AbortSignal;
  /** The key of one act of the user's, the same for every attempt at it; a write without one gets its own, a GET that changes nothing needs none. */
  idempotencyKey?: string;
  /** Told while a body is on its way: bytes sent, and bytes in all. */
  onProgress?: (sent: number, total: number) => void;
}

interface Call<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** File name under /api, e.g. `user.php`. */
  file: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  schema: v.GenericSchema<unknown, T>;
  /** False for a GET that changes state, and for what is true for a moment only: it is sent once, whatever happens. */
  repeat?: boolean;
  /** Which failures the client meets with another attempt; the policy's own unless told. */
  repeatIf?: (error: AxiosError) => boolean;
  /** What else this call asks of the client of HTTP. */
  config?: AxiosRequestConfig;
  /** How long an attempt may take, ms; 15 s unless told. */
  timeout?: number;
  /** True for what does not speak for whoever is here: facts about the site, and calls that open or end a session. */
  outlivesSession?: boolean;
}

type AuthenticationHandler = () => void;
const TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT = 408;

/**
 * Creates a client for `/api/*.php` (spec 7).
 * @param timing pauses between retries
 */
export function createClient(timing: RetryTiming = RETRY_TIMING) {
  const http: AxiosInstance = axios.create({
    baseURL: '/api/',
    timeout: TIMEOUT_MS,
    headers: { 'X-Request-Type': 'client' },
  });
  let onAuthenticationRequired: AuthenticationHandler = () => undefined;

  axiosRetry(http, {
    shouldResetTimeout: true,
    retryDelay: (attempt, error) => retryDelay(attempt, retryAfter(error.response), timing, Math.random()),
  });

  /** @throws ApiError for whatever goes wrong, its failure telling what: `aborted` when the session has ended meanwhile. */
  async function send<T>(call: Call<T>): Promise<T> {
    const asked = takeAsked(call.method, addressOf(call));
    const sentAt = asked?.at ?? Date.now();
    const session = call.outlivesSession === true ? null : sessionSignal();
    try {
      const early = await asked?.answer;
      if (early) {
        hearServerDate(early.date, Date.now(), sentAt);
        session?.throwIfAborted();
        return parse(call, early.data);
      }
      const response = await http.request<unknown>(toConfig(call, session, sentAt));
      hearServerDate(header(response, 'date'), Date.now(), sentAt);
      session?.throwIfAborted();
      return parse(call, response.data);
    } catch (error) {
      if (session?.aborted === true) throw new ApiError({ kind: 'aborted' });
      if (error instanceof ApiError) throw error;
      const failure = toFailure(error, call, sentAt);
      if (needsAuthentication(error) && call.file !== 'user.php') onAuthenticationRequired();
      throw new ApiError(failure);
    }
  }

  return {
    send,
    /** Sets what happens on a 403 that says authentication_required (spec 6); the user endpoint is excepted. */
    onAuthenticationRequired: (handler: AuthenticationHandler) => {
      onAuthenticationRequired = handler;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
export const client = createClient();
export const send: Client['send'] = (call) => client.send(call);

/** Path and query, as far as they can have been asked for before. */
function addressOf({ file, query = {} }: Call<unknown>): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/api/${file}${named.length > 0 ? `?${String(new URLSearchParams(named))}` : ''}`;
}

function toConfig(call: Call<unknown>, session: AbortSignal | null, sentAt: number): AxiosRequestConfig {
  // Every write has a key, so that the retries of one call never take effect twice.
  const { onProgress } = call;
  const ends = [call.signal ?? [], session ?? []].flat();
  const key = call.idempotencyKey ?? (call.method === 'GET' ? undefined : uuid());
  return {
    method: call.method,
    url: call.file,
    ...(call.query && { params: call.query }),
    ...(call.body !== undefined && { data: call.body }),
    ...(ends.length > 0 && { signal: AbortSignal.any(ends) }),
    ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
    ...(call.timeout !== undefined && { timeout: call.timeout }),
    ...(onProgress && { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? loaded) }),
    ...call.config,
    'axios-retry': {
      retries: call.repeat === false ? 0 : RETRIES,
      retryCondition: (error) => Date.now() - sentAt < DEADLINE_MS && (call.repeatIf ?? mayRetry)(error),
    },
  };
}

function parse<T>(call: Call<T>, data: unknown): T {
  const parsed = v.safeParse(call.schema, data);
  if (!parsed.success) throw new ApiError({ kind: 'wrong_shape', call: `${call.method} ${call.file}` });
  return parsed.output;
}

function needsAuthentication(error: unknown): boolean {
  if (!(error instanceof AxiosError) || error.response?.status !== 403) return false;
  const body = v.safeParse(errorAnswer, error.response.data);
  return body.success && body.output.authentication_required === true;
}

function toFailure(error: unknown, call: Call<unknown>, sentAt: number): Failure {
  if (isCancel(error)) return { kind: 'aborted' };
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response)
    return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
      ? { kind: 'timeout' }
      : { kind: 'offline' };
  const { status } = error.response;
  if (status >= 500) return { kind: 'server', status };
  // Whoever gave up waiting for the request cannot say whether it was carried out.
  if (status === REQUEST_TIMEOUT) return { kind: 'timeout' };
  hearServerDate(header(error.response, 'date'), Date.now(), sentAt);
  const wait = retryAfter(error.response) || null;
  const body = v.safeParse(errorAnswer, error.response.data);
  if (!body.success) return withoutWords(status, wait, call);
  return {
    kind: 'refused',
    status,
    code: body.output.error ?? (body.output.authentication_required ? 'authentication_required' : 'unknown'),
    details: { ...refusalDetails(body.output), ...(wait !== null && { retry_after: wait }) },
    fields: body.output.fields ?? {},
  };
}

/** What the server in front of the API refuses by itself, with a page of its own instead of a code. */
const REFUSED_IN_FRONT: { readonly [status in number]?: string } = { 413: 'too_large', 429: 'rate_limited' };

/** @returns the failure behind a 4xx that does not keep the contract; only what says itself that nothing was done is a refusal */
function withoutWords(status: number, wait: number | null, call: Call<unknown>): Failure {
  const code = REFUSED_IN_FRONT[status];
  return code === undefined
    ? { kind: 'wrong_shape', call: `${call.method} ${call.file}` }
    : { kind: 'refused', status, code, details: wait === null ? {} : { retry_after: wait }, fields: {} };
}
