/** RTK Query on the one HTTP client: all server data that is no slice of its own. Loaded with the first route that injects endpoints. */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { rootReducer } from './rootReducer';
import { extendStores, lateMiddleware } from './lateMiddleware';

export const query = createApi({
  reducerPath: 'query',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['member', 'packages', 'payment', 'transactions', 'lookup'],
  endpoints: () => ({}),
});

rootReducer.inject(query);
lateMiddleware.addMiddleware(query.middleware);
extendStores();

/**
 * Turns a call into a query function.
 * @param call a function of `api/calls`
 */
export function asQuery<Argument, Data>(
  call: (argument: Argument, options: { signal: AbortSignal }) => Promise<Data>,
) {
  return async (argument: Argument, { signal }: { signal: AbortSignal }) => {
    try {
      return { data: await call(argument, { signal }) };
    } catch (error) {
      return { error: failureOf(error) };
    }
  };
}

/** @returns the failure in a query's error field; null for none, and for an error that is none of ours */
export const failureIn = (error: unknown): Failure | null => (isFailure(error) ? error : null);

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error;
