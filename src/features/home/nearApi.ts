/** The first members of searches that nobody has narrowed yet, for the home page (spec 7, members.php). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import type { Profile } from '@/domain/model';
import { takenInTurn } from '@/domain/nichePeople';
import { asQuery, query } from '@/store/query';

type Asked = readonly v.InferInput<typeof membersQuery>[];

const nearApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** Of each search in turn. */
    membersNear: build.query<Profile[], Asked>({
      queryFn: asQuery(async (asked: Asked, options) => {
        const { searchMembers } = await import('@/api/calls/members');
        const pages = await Promise.all(asked.map((one) => searchMembers(one, options)));
        return takenInTurn(pages.map(({ results }) => results));
      }),
    }),
  }),
});

export const { useMembersNearQuery } = nearApi;
