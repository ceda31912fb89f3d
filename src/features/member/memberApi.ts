/** One member's page from the server, cached for a while so that Back is instant (spec 6). */
import type * as v from 'valibot';
import type { memberAnswer } from '@/api/wire/members';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { asQuery, query } from '@/store/query';

export type MemberPageData = v.InferOutput<typeof memberAnswer>;
export interface MemberKey {
  id: string;
  /** Who looks: a login or a purchase shows more, so it is another answer. */
  viewer: string;
}

const memberApi = query.injectEndpoints({
  endpoints: (build) => ({
    member: build.query<MemberPageData, MemberKey>({
      queryFn: asQuery(async ({ id }: MemberKey, options) => {
        const { getMember } = await import('@/api/calls/members');
        return getMember(id, options);
      }),
      providesTags: (_data, _failure, { id }) => [{ type: 'member', id }],
      // The profiles go to their table as with every other answer.
      onQueryStarted: async (_key, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(profilesReceived([answer.data.profile, ...answer.data.related]));
      },
    }),
  }),
});

export const { useMemberQuery } = memberApi;
