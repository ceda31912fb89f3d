/** Whom this member has blocked, blocking and letting back (contract, block.php). */
import { sessionSignal } from '@/api/session';
import type { Profile } from '@/domain/model';
import { asMutation, asQuery, failureIn, query } from '@/store/query';
import type { AppDispatch } from '@/store/types';
import { whenReachable } from '../connection/whenReachable';
// Whoever blocks keeps the table of it, for the lists of every page.
import './blocksSlice';
import { memberBlocked, memberUnblocked } from './memberBlocked';

interface BlockAct {
  /** Id of the profile. */
  profile: string;
  /** Id of the account whose list it is. */
  viewer: string;
  /** The same for every attempt at the same act. */
  idempotencyKey: string;
}

const blockedApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** @param viewer id of the account: another one has another list */
    blocked: build.query<Profile[], string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getBlocked } = await import('@/api/calls/account');
        return getBlocked(options);
      }),
      providesTags: ['blocked'],
      // Blocking happens on other pages.
      keepUnusedDataFor: 0,
    }),
    block: build.mutation<Profile[], BlockAct>({
      queryFn: asMutation(async ({ profile, idempotencyKey }: BlockAct, options) => {
        const { block } = await import('@/api/calls/safety');
        return block(profile, { ...options, idempotencyKey });
      }),
      invalidatesTags: (_list, failure, { profile }) => (failure ? [] : [{ type: 'member', id: profile }]),
      onQueryStarted: async (act, { dispatch, queryFulfilled }) => {
        const heard = await queryFulfilled.catch(({ error }) => ({ error }));
        const list = 'data' in heard ? heard.data : await lookUp(heard.error, act, dispatch, true);
        if (!list) return;
        dispatch(memberBlocked(act.profile));
        dispatch(blockedApi.util.updateQueryData('blocked', act.viewer, () => list));
      },
    }),
    unblock: build.mutation<Profile[], BlockAct>({
      queryFn: asMutation(async ({ profile, idempotencyKey }: BlockAct, options) => {
        const { unblock } = await import('@/api/calls/account');
        return unblock(profile, { ...options, idempotencyKey });
      }),
      invalidatesTags: (_list, failure, { profile }) => (failure ? [] : [{ type: 'member', id: profile }]),
      onQueryStarted: async (act, { dispatch, queryFulfilled }) => {
        const heard = await queryFulfilled.catch(({ error }) => ({ error }));
        const list = 'data' in heard ? heard.data : await lookUp(heard.error, act, dispatch, false);
        if (!list) return;
        dispatch(memberUnblocked(act.profile));
        dispatch(blockedApi.util.updateQueryData('blocked', act.viewer, () => list));
      },
    }),
  }),
});

/**
 * An answer that was lost says nothing: the list is asked for, as soon as there is a network, and the member's page anew.
 * @param wanted whether the member was to be in the list
 * @returns the list if the act was done
 */
async function lookUp(
  heard: unknown,
  { profile }: BlockAct,
  dispatch: AppDispatch,
  wanted: boolean,
): Promise<Profile[] | null> {
  const failure = failureIn(heard);
  if (failure === null || failure.kind === 'refused' || failure.kind === 'aborted') return null;
  const signal = sessionSignal();
  const list = await whenReachable(async () => {
    const { getBlocked } = await import('@/api/calls/account');
    return getBlocked({ signal });
  }).catch(() => null);
  dispatch(query.util.invalidateTags([{ type: 'member', id: profile }]));
  return list?.some(({ id }) => id === profile) === wanted ? list : null;
}

export const { useBlockedQuery, useBlockMutation, useUnblockMutation } = blockedApi;
