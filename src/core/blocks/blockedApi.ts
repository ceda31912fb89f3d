/** Whom this member has blocked, blocking and letting back (contract, block.php). */
import type { Profile } from '@/domain/model';
import { asMutation, asQuery, query } from '@/store/query';
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
      // Blocking happens on other pages.
      keepUnusedDataFor: 0,
    }),
    block: build.mutation<Profile[], BlockAct>({
      queryFn: asMutation(async ({ profile, idempotencyKey }: BlockAct, options) => {
        const { block } = await import('@/api/calls/safety');
        return block(profile, { ...options, idempotencyKey });
      }),
      invalidatesTags: (_list, failure, { profile }) => (failure ? [] : [{ type: 'member', id: profile }]),
      onQueryStarted: async ({ profile, viewer }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(memberBlocked(profile));
        dispatch(blockedApi.util.updateQueryData('blocked', viewer, () => answer.data));
      },
    }),
    unblock: build.mutation<Profile[], BlockAct>({
      queryFn: asMutation(async ({ profile, idempotencyKey }: BlockAct, options) => {
        const { unblock } = await import('@/api/calls/account');
        return unblock(profile, { ...options, idempotencyKey });
      }),
      invalidatesTags: (_list, failure, { profile }) => (failure ? [] : [{ type: 'member', id: profile }]),
      onQueryStarted: async ({ profile, viewer }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(memberUnblocked(profile));
        dispatch(blockedApi.util.updateQueryData('blocked', viewer, () => answer.data));
      },
    }),
  }),
});

export const { useBlockedQuery, useBlockMutation, useUnblockMutation } = blockedApi;
