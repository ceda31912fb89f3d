/** Which failed requests are repeated, and when (spec 7: five retries, exponential delay). */
import type { AxiosError, AxiosResponse } from 'axios';
import { isCancel } from 'axios';
import { REQUEST_RETRIES, RETRY_AFTER_CAP_MS, RETRY_BASE_MS, RETRY_CAP_MS } from '@/config/limits';
import { IDEMPOTENCY_KEY } from './call';

/** Methods that change nothing, or change the same thing only once. */
const REPEATABLE = new Set(['get', 'head', 'options']);

/** Delays in ms; tests set `base` to 0. */
export interface RetryTiming {
  base: number;
  cap: number;
}
export const RETRY_TIMING: RetryTiming = { base: RETRY_BASE_MS, cap: RETRY_CAP_MS };
export const RETRIES = REQUEST_RETRIES;

/** A call that has taken as long is told on screen instead of being tried once more. */
export const DEADLINE_MS = 45_000;

/** @returns what the answer says under that name; null for nothing */
export function header(response: AxiosResponse | undefined, name: string): string | null {
  const value: unknown = response?.headers[name];
  return typeof value === 'string' ? value : null;
}

/**
 * @returns the pause that the answer asks for, in seconds: as such or as a date, which counts from the answer's own date, and
 * without one from this device's clock; 0 for none
 */
export function retryAfter(response: AxiosResponse | undefined): number {
  const asked = header(response, 'retry-after') ?? '';
  const now = Date.parse(header(response, 'date') ?? '') || Date.now();
  return Number(asked) || Math.max(0, Math.ceil((Date.parse(asked) - now) / 1000)) || 0;
}

/**
 * Reads are repeated, and writes that carry an idempotency key; never a cancelled request, never a 4xx
 * other than 408, 425 and 429, and never when the server asks for a pause longer than 30 s: that is told on screen.
 */
export function mayRetry(error: AxiosError): boolean {
  const config = error.config;
  if (!config || isCancel(error)) return false;
  const status = error.response?.status;
  if (status !== undefined && status < 500 && status !== 408 && status !== 425 && status !== 429)
    return false;
  if (retryAfter(error.response) * 1000 > RETRY_AFTER_CAP_MS) return false;
  return REPEATABLE.has(config.method ?? '') || config.headers.has(IDEMPOTENCY_KEY);
}

/** The same, where a pause that the server wants is told on screen instead of being waited for in silence. */
export const unlessLimited = (error: AxiosError): boolean =>
  error.response?.status !== 429 && mayRetry(error);

/**
 * @param attempt 1 for the first retry
 * @param retryAfterSeconds the server's Retry-After, 0 when it named none
 * @returns the pause in ms: exponential with up to 20% jitter, at most `cap`, and never shorter than Retry-After
 */
export function retryDelay(
  attempt: number,
  retryAfterSeconds: number,
  timing: RetryTiming,
  random: number,
): number {
  const exponential = timing.base * 2 ** (attempt - 1) * (1 + 0.2 * random);
  const asked = timing.base === 0 ? 0 : retryAfterSeconds * 1000;
  return Math.max(Math.min(timing.cap, exponential), asked);
}
