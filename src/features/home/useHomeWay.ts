/** The way on from the home page: a visitor joins, a member goes to the search (spec 2, 4). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource } from '@/core/tracking/trackingSlice';
import { searchVisible } from '@/domain/searchVisibility';
import { signupAvailability } from '@/domain/signupAvailability';
import { useAppSelector } from '@/store/hooks';

export interface HomeWay {
  /** Open until the settings say otherwise. */
  kind: 'open' | 'closed' | 'member';
  /** Whether members may be shown here; null until the settings are known. */
  members: boolean | null;
}

export function useHomeWay(): HomeWay {
  const loggedIn = useAppSelector(selectLoggedIn);
  const settings = useAppSelector(selectSettings);
  const hasTrafficSource = useAppSelector(selectHasTrafficSource);
  const isClosed = settings !== null && signupAvailability(settings.signups, hasTrafficSource) === 'closed';
  return {
    kind: loggedIn ? 'member' : isClosed ? 'closed' : 'open',
    members: settings && searchVisible({ ...settings, loggedIn, hasTrafficSource }),
  };
}
