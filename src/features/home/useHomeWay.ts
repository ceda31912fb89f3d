/** The way on from the home page: a visitor joins, a member goes to the search (spec 2, 4). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { selectWayIn } from '@/core/navigation/wayIn';
import type { WayIn } from '@/core/navigation/wayIn';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource } from '@/core/tracking/trackingSlice';
import { searchVisible } from '@/domain/searchVisibility';
import { useAppSelector } from '@/store/hooks';

export interface HomeWay {
  kind: WayIn;
  /** Whether members may be shown here; null until the settings are known. */
  members: boolean | null;
}

export function useHomeWay(): HomeWay {
  const loggedIn = useAppSelector(selectLoggedIn);
  const settings = useAppSelector(selectSettings);
  const hasTrafficSource = useAppSelector(selectHasTrafficSource);
  return {
    kind: useAppSelector(selectWayIn),
    members: settings && searchVisible({ ...settings, loggedIn, hasTrafficSource }),
  };
}
