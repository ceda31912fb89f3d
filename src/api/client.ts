/**
 * The one client of the API: it parses at the boundary and knows whose request it sends, but no route or notice. What the page
 * has asked for ahead it takes as its answer; what sends by itself comes when it is needed.
 */
import * as v from 'valibot';
import { takeAsked } from '@/lib/askedAhead';
import { addressOf } from './call';
import type { Call } from './call';
import { ApiError } from './failure';
import type { Http } from './http';
import { hearServerDate } from './serverClock';
import { sessionSignal } from './session';
import type { RetryTiming } from './retryPolicy';

export type { CallOptions } from './call';

type AuthenticationHandler = () => void;

/**
 * Creates a client for `/api/*.php` (spec 7).
 * @param timing pauses between retries; the policy's own unless told
 */
export function createClient(timing?: RetryTiming) {
  let onAuthenticationRequired: AuthenticationHandler = () => undefined;
  let http: Http | null = null;
  /** One for all who wait, so that what they send goes out in the order in which they asked. */
  let coming: Promise<Http> | null = null;
  const bring = async (): Promise<Http> => {
    try {
      const { createHttp } = await import('./http');
      http = createHttp(timing, () => onAuthenticationRequired());
      return http;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  /** @throws what the import throws, which `failureOf` knows: nothing has been sent then */
  const ready = (): Promise<Http> => (coming ??= bring());

  /** @throws ApiError for whatever goes wrong, its failure telling what: `aborted` when the session has ended meanwhile. */
  async function send<T>(call: Call<T>): Promise<T> {
    const asked = takeAsked(call.method, addressOf(call));
    const sentAt = asked?.at ?? Date.now();
    const session = call.outlivesSession === true ? null : sessionSignal();
    try {
      const early = await asked?.answer;
      // Nothing was sent that could have been called off.
      if (early && call.signal?.aborted === true) throw new ApiError({ kind: 'aborted' });
      const { data, date } = early ?? (await (http ?? (await ready()))(call, session, sentAt));
      hearServerDate(date, Date.now(), sentAt);
      session?.throwIfAborted();
      return parse(call, early && call.known !== undefined ? { data, tag: early.tag } : data);
    } catch (error) {
      if (session?.aborted === true) throw new ApiError({ kind: 'aborted' });
      throw error;
    }
  }

  return {
    send,
    /** Brings what sends, so that the next call goes out in the same breath. */
    ready: async (): Promise<void> => void (await ready()),
    /** Sets what happens on a 403 that says authentication_required (spec 6); the user endpoint is excepted. */
    onAuthenticationRequired: (handler: AuthenticationHandler) => {
      onAuthenticationRequired = handler;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
export const client = createClient();
export const send: Client['send'] = (call) => client.send(call);

function parse<T>(call: Call<T>, data: unknown): T {
  const parsed = v.safeParse(call.schema, data);
  if (!parsed.success) throw new ApiError({ kind: 'wrong_shape', call: `${call.method} ${call.file}` });
  return parsed.output;
}
