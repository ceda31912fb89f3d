/** The members that a lander shows to this visitor: asked once the settings allow it, never invented (spec 4). */
import { useEffect, useState } from 'react';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource, selectSourceAwaited, selectTracking } from '@/core/tracking/trackingSlice';
import { searchAsksSource, searchVisible } from '@/domain/searchVisibility';
import { NO_TRACKING } from '@/domain/tracking';
import { useAppSelector } from '@/store/hooks';
import { useLander } from '../parts/lander';
import type { Answered } from './askPeople';

interface Shown<Parts> {
  /** So many at most. */
  most: number;
  /** Those who are online now; otherwise anybody. */
  online: boolean;
  /** Of this part of the country; null for all of it. */
  region?: string | null;
  /** Fetches what shows them, which no first screen needs; the same function in each render. */
  load: () => Promise<Parts>;
}
/** The people, or why there are none. */
export type People<Parts> = { status: 'waiting' } | (Answered & { parts: Parts | null });

const WAITING = { status: 'waiting' } as const;
const CLOSED = { status: 'closed', parts: null } as const;
const FAILED = { status: 'failed', parts: null } as const;
/** Nobody that may be shown as what the page is about. */
const NOBODY = { status: 'none', country: '', region: null, parts: null } as const;

export function usePeople<Parts>({ most, online, region = null, load }: Shown<Parts>): People<Parts> {
  const { niche } = useLander();
  const loggedIn = useAppSelector(selectLoggedIn);
  const hasTrafficSource = useAppSelector(selectHasTrafficSource);
  const settings = useAppSelector(selectSettings);
  const failedSettings = useAppSelector(selectSettingsStatus) === 'failed';
  const tracking = useAppSelector(selectTracking);
  const awaited = useAppSelector(selectSourceAwaited);
  // Who is online is nobody's to see where the settings hide it.
  const hides = online && settings?.visible_profile_notes.includes('online') === false;
  const isVisible = settings !== null && searchVisible({ ...settings, loggedIn, hasTrafficSource });
  // As in core/tracking/sourceToTell, which comes with the files of the search.
  const asksSource = settings !== null && searchAsksSource({ ...settings, loggedIn });
  const { network, ref } = asksSource ? tracking : NO_TRACKING;
  const waits = asksSource && awaited;
  const [found, setFound] = useState<People<Parts>>(WAITING);
  const country = settings?.geoip_selected_country ?? settings?.geoip_country;
  const min_age = settings?.min_age;

  useEffect(() => {
    if (!isVisible || hides || waits || country === undefined || min_age === undefined) return undefined;
    const asked = new AbortController();
    const look = async (): Promise<People<Parts>> => {
      const [{ askPeople }, parts] = await Promise.all([import('./askPeople'), load()]);
      const wanted = { niche, country, region, leastAge: min_age, network, ref, online };
      return { ...(await askPeople(wanted, most, asked.signal)), parts };
    };
    void look()
      // The program itself may not have come, without a network.
      .catch(() => FAILED)
      .then((people) => !asked.signal.aborted && setFound(people));
    return () => asked.abort();
  }, [isVisible, hides, waits, country, region, min_age, niche, network, ref, online, most, load]);

  if (settings === null) return failedSettings ? FAILED : WAITING;
  if (!isVisible && !waits) return CLOSED;
  return hides ? NOBODY : found;
}
