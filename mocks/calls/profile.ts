/** The own profile (profile.php). */
import type { ProfileDetails } from '@/domain/model';
import type { MemberContext } from '../call';
import { profileChanges, type ProfileUpdate } from '../rules/profile';
import { detailsView } from '../views';

/** Changes the fields that were sent; a new place moves the member there. */
export function updateProfile(update: ProfileUpdate, context: MemberContext): { profile: ProfileDetails } {
  const { me } = context;
  Object.assign(me, profileChanges(update, context));
  return { profile: detailsView(me, context) };
}
