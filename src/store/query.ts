/** RTK Query on the one HTTP client: all server data that is no slice of its own. Loaded with the first route that injects endpoints. */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { rootReducer } from './rootReducer';
import { extendStores, lateMiddleware } from './lateMiddleware';

export const query = createApi({
  reducerPath: 'query',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['member', 'blocked', 'packages', 'payment', 'transactions', 'lookup'],
  endpoints: () => ({}),
});

rootReducer.inject(query);
lateMiddleware.addMiddleware(query.middleware);
extendStores();

type QueryFunction<Argument, Data> = (
  argument: Argument,
  options: { signal: AbortSignal },
) => Promise<{ data: Data } | { error: Failure }>;

/**
 * Turns a call that writes into a query function. It ends with the session that it was made in.
 * @param call a function of `api/calls`
 */
export function asMutation<Argument, Data>(
  call: (argument: Argument, options: { signal: AbortSignal }) => Promise<Data>,
): QueryFunction<Argument, Data> {
  return async (argument, { signal }) => {
    const ends = AbortSignal.any([signal, sessionSignal()]);
    try {
      return { data: await call(argument, { signal: ends }) };
    } catch (error) {
      return { error: failureOf(error) };
    }
  };
}

/**
 * Turns a call that reads into a query function. When the session ends meanwhile, the page that still asks is told what the next
 * one may see.
 * @param call a function of `api/calls`
 */
export function asQuery<Argument, Data>(
  call: (argument: Argument, options: { signal: AbortSignal }) => Promise<Data>,
): QueryFunction<Argument, Data> {
  const once = asMutation(call);
  const ask: QueryFunction<Argument, Data> = async (argument, { signal }) => {
    const answer = await once(argument, { signal });
    const hasEnded = 'error' in answer && answer.error.kind === 'aborted' && !signal.aborted;
    return hasEnded ? ask(argument, { signal }) : answer;
  };
  return ask;
}

/** @returns the failure in a query's error field; null for none, and for an error that is none of ours */
export const failureIn = (error: unknown): Failure | null => (isFailure(error) ? error : null);

/**
 * What a page says of a query that failed.
 * @param error the query's error field
 * @returns null for none; an error that is none of ours is one of loading: the code of a call did not come
 */
export const failureShown = (error: unknown): Failure | null =>
  error === undefined ? null : (failureIn(error) ?? { kind: 'offline' });

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error;
