/** First lines that fit a member. */
import { asQuery, query } from '@/store/query';

interface Icebreakers {
  lines: string[];
  /** Credits that sending one costs. */
  cost: number;
}

const memberQueries = query.injectEndpoints({
  endpoints: (build) => ({
    chatIcebreakers: build.query<Icebreakers, string>({
      queryFn: asQuery(async (profile: string, options) => {
        const { getIcebreakers } = await import('@/api/calls/chat');
        return getIcebreakers(profile, options);
      }),
    }),
  }),
});

export const { useChatIcebreakersQuery } = memberQueries;
