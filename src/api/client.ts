/** The one HTTP client: headers, retries, parsing at the boundary. It knows no session, route or notice. */
import axios, { AxiosError, isCancel } from 'axios';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import axiosRetry from 'axios-retry';
import * as v from 'valibot';
import { uuid } from '@/lib/uuid';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { refusalDetails } from './refusal';
import { IDEMPOTENCY_KEY, mayRetry, RETRIES, RETRY_TIMING, retryDelay } from './retryPolicy';
import type { RetryTiming } from './retryPolicy';
import { hearServerDate } from './serverClock';
import { errorAnswer } from './wire/error';

export interface CallOptions {
  signal?: AbortSignal;
  /** The key of one act of the user's, the same for every attempt at it; a write without one gets its own. */
  idempotencyKey?: string;
}

interface Call<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** File name under /api, e.g. `user.php`. */
  file: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  schema: v.GenericSchema<unknown, T>;
  /** False for a GET that changes state: it is sent once, whatever happens. */
  repeat?: boolean;
}

type AuthenticationHandler = () => void;
const TIMEOUT_MS = 15_000;

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
    retries: RETRIES,
    shouldResetTimeout: true,
    retryCondition: mayRetry,
    retryDelay: (attempt, error) =>
      retryDelay(attempt, Number(header(error.response, 'retry-after') ?? 0) || 0, timing, Math.random()),
  });

  /** @throws ApiError for whatever goes wrong, its failure telling what. */
  async function send<T>(call: Call<T>): Promise<T> {
    try {
      const response = await http.request<unknown>(toConfig(call));
      hearServerDate(header(response, 'date'), Date.now());
      return parse(call, response.data);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const failure = toFailure(error, call);
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

function toConfig(call: Call<unknown>): AxiosRequestConfig {
  // Every write has a key, so that the retries of one call never take effect twice.
  const key = call.method === 'GET' ? undefined : (call.idempotencyKey ?? uuid());
  return {
    method: call.method,
    url: call.file,
    ...(call.query && { params: call.query }),
    ...(call.body !== undefined && { data: call.body }),
    ...(call.signal && { signal: call.signal }),
    ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
    ...(call.repeat === false && { 'axios-retry': { retries: 0 } }),
  };
}

function parse<T>(call: Call<T>, data: unknown): T {
  const parsed = v.safeParse(call.schema, data);
  if (!parsed.success) throw new ApiError({ kind: 'wrong_shape', call: `${call.method} ${call.file}` });
  return parsed.output;
}

function header(response: AxiosResponse | undefined, name: string): string | null {
  const value: unknown = response?.headers[name];
  return typeof value === 'string' ? value : null;
}

function needsAuthentication(error: unknown): boolean {
  if (!(error instanceof AxiosError) || error.response?.status !== 403) return false;
  const body = v.safeParse(errorAnswer, error.response.data);
  return body.success && body.output.authentication_required === true;
}

function toFailure(error: unknown, call: Call<unknown>): Failure {
  if (isCancel(error)) return { kind: 'aborted' };
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response)
    return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
      ? { kind: 'timeout' }
      : { kind: 'offline' };
  const { status } = error.response;
  if (status >= 500) return { kind: 'server', status };
  hearServerDate(header(error.response, 'date'), Date.now());
  const body = v.safeParse(errorAnswer, error.response.data);
  if (!body.success) return { kind: 'wrong_shape', call: `${call.method} ${call.file}` };
  return {
    kind: 'refused',
    status,
    code: body.output.error ?? (body.output.authentication_required ? 'authentication_required' : 'unknown'),
    details: refusalDetails(body.output),
    fields: body.output.fields ?? {},
  };
}
