/** The first members of a search that nobody has narrowed yet, for the home page (spec 7, members.php). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import type { Profile } from '@/domain/model';
import { asQuery, query } from '@/store/query';

const nearApi = query.injectEndpoints({
  endpoints: (build) => ({
    membersNear: build.query<Profile[], v.InferInput<typeof membersQuery>>({
      queryFn: asQuery(async (asked: v.InferInput<typeof membersQuery>, options) => {
        const { searchMembers } = await import('@/api/calls/members');
        return (await searchMembers(asked, options)).results;
      }),
    }),
  }),
});

export const { useMembersNearQuery } = nearApi;
