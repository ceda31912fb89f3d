/** The member whose landing it is, as a visitor may see them. */
import type { Profile, ProfileDetails } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';

export interface LandingPeople {
  profile: ProfileDetails;
  /** Similar members, at most six. */
  related: Profile[];
}

/** Refusals: 404, blocked_by {name}. */
export const fetchLandingMember = createAppThunk(
  'memberLanding/fetch',
  async (id: string, { signal }): Promise<LandingPeople> => {
    const { getMember } = await import('@/api/calls/members');
    const { profile, related } = await getMember(id, { signal });
    return { profile, related };
  },
);
