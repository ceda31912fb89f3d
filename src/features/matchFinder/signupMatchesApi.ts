/** Members that fit somebody who has just joined, cached so that Back from a profile is instant. */
import type { ProfileDetails } from '@/domain/model';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { asQuery, query } from '@/store/query';

/** As long as somebody looks around from here. */
const KEPT_S = 600;

const signupMatchesApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** @param viewer id of the account: somebody else is shown somebody else */
    signupMatches: build.query<ProfileDetails[], string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getSignupMatches } = await import('@/api/calls/discovery');
        return getSignupMatches(options);
      }),
      keepUnusedDataFor: KEPT_S,
      // The profiles go to their table as with every other answer.
      onQueryStarted: async (_viewer, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(profilesReceived(answer.data));
      },
    }),
  }),
});

export const { useSignupMatchesQuery } = signupMatchesApi;
