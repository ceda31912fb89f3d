/** What sends a call: axios and its retries. It comes with the first call whose answer no page has asked for ahead. */
import axios, { AxiosError, isCancel } from 'axios';
import type { AxiosRequestConfig, AxiosResponseHeaders } from 'axios';
import axiosRetry from 'axios-retry';
import * as v from 'valibot';
import { uuid } from '@/lib/uuid';
import { IDEMPOTENCY_KEY, NOT_MODIFIED, queryOf } from './call';
import type { Answer, Call, NotModified, Tagged } from './call';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { refusalDetails } from './refusal';
import {
  DEADLINE_MS,
  header,
  mayRetry,
  RETRIES,
  RETRY_TIMING,
  retryAfter,
  retryDelay,
  unlessLimited,
} from './retryPolicy';
import type { RetryTiming } from './retryPolicy';
import { hearServerDate } from './serverClock';
import { errorAnswer } from './wire/error';

const TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT = 408;

/**
 * @param session ends with the session that the call speaks for; null for a call that speaks for nobody
 * @param sentAt when the question was first asked, local epoch in ms
 * @throws ApiError for whatever goes wrong, its failure telling what: `aborted` when the session has ended meanwhile
 */
export type Http = <T>(call: Call<T>, session: AbortSignal | null, sentAt: number) => Promise<Answer>;

/**
 * @param timing pauses between retries; the policy's own unless told
 * @param onAuthenticationRequired told of a 403 that says authentication_required (spec 6); the user endpoint is excepted
 */
export function createHttp(timing: RetryTiming = RETRY_TIMING, onAuthenticationRequired: () => void): Http {
  const http = axios.create({
    baseURL: '/api/',
    timeout: TIMEOUT_MS,
    headers: { 'X-Request-Type': 'client' },
  });
  axiosRetry(http, {
    shouldResetTimeout: true,
    retryDelay: (attempt, error) => retryDelay(attempt, retryAfter(error.response), timing, Math.random()),
  });

  return async (call, session, sentAt) => {
    try {
      const response = await http.request<unknown>(toConfig(call, session, sentAt));
      return { data: response.data, date: header(response, 'date') };
    } catch (error) {
      if (session?.aborted === true) throw new ApiError({ kind: 'aborted' });
      const failure = toFailure(error, call, sentAt);
      if (needsAuthentication(error) && call.file !== 'user.php') onAuthenticationRequired();
      throw new ApiError(failure);
    }
  };
}

function toConfig<T>(call: Call<T>, session: AbortSignal | null, sentAt: number): AxiosRequestConfig {
  // Every write has a key, so that the retries of one call never take effect twice.
  const { onProgress } = call;
  const ends = [call.signal ?? [], session ?? []].flat();
  const key = call.idempotencyKey ?? (call.method === 'GET' ? undefined : uuid());
  const mayRepeat = call.waitsWhenLimited === false ? unlessLimited : mayRetry;
  return {
    method: call.method,
    url: call.file,
    ...(call.query && { params: queryOf(call.query) }),
    ...(call.body !== undefined && { data: call.body }),
    ...(ends.length > 0 && { signal: AbortSignal.any(ends) }),
    ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
    ...(call.timeout !== undefined && { timeout: call.timeout }),
    ...(onProgress && { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? loaded) }),
    ...(call.known !== undefined && forTagged(call.known)),
    'axios-retry': {
      retries: call.repeat === false ? 0 : RETRIES,
      retryCondition: (error) => Date.now() - sentAt < DEADLINE_MS && mayRepeat(error),
    },
  };
}

function forTagged(known: string | null): AxiosRequestConfig {
  return {
    ...(known !== null && { headers: { 'If-None-Match': known } }),
    validateStatus: (status) => status === NOT_MODIFIED || (status >= 200 && status < 300),
    transformResponse: [axios.defaults.transformResponse ?? [], withTag].flat(),
  };
}

/** Word of an error stays as it is. */
function withTag(data: unknown, headers: AxiosResponseHeaders, status = 0): unknown {
  if (status === NOT_MODIFIED) return { status } satisfies NotModified;
  const tag: unknown = headers.get('etag');
  return status < 400 ? ({ data, tag: typeof tag === 'string' ? tag : null } satisfies Tagged) : data;
}

function needsAuthentication(error: unknown): boolean {
  if (!(error instanceof AxiosError) || error.response?.status !== 403) return false;
  const body = v.safeParse(errorAnswer, error.response.data);
  return body.success && body.output.authentication_required === true;
}

function toFailure<T>(error: unknown, call: Call<T>, sentAt: number): Failure {
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
function withoutWords<T>(status: number, wait: number | null, call: Call<T>): Failure {
  const code = REFUSED_IN_FRONT[status];
  return code === undefined
    ? { kind: 'wrong_shape', call: `${call.method} ${call.file}` }
    : { kind: 'refused', status, code, details: wait === null ? {} : { retry_after: wait }, fields: {} };
}
