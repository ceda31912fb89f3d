/** Server data that a conversation needs about its partner. */
import type { Profile, Relation } from '@/domain/model';
import { asQuery, query } from '@/store/query';

interface Partner {
  profile: Profile;
  relation: Relation;
}
interface Icebreakers {
  lines: string[];
  /** Credits that sending one costs. */
  cost: number;
}

const memberQueries = query.injectEndpoints({
  endpoints: (build) => ({
    /** Refusals: 404, blocked_by {name}. */
    chatPartner: build.query<Partner, string>({
      queryFn: asQuery(async (id: string, options) => {
        const { getMember } = await import('@/api/calls/members');
        const { profile, relation } = await getMember(id, options);
        return { profile, relation };
      }),
    }),
    chatIcebreakers: build.query<Icebreakers, string>({
      queryFn: asQuery(async (profile: string, options) => {
        const { getIcebreakers } = await import('@/api/calls/chat');
        return getIcebreakers(profile, options);
      }),
    }),
  }),
});

export const { useChatPartnerQuery, useChatIcebreakersQuery } = memberQueries;
