/** Asks the browser for the position, and the server for the place there (spec 3, 8). Only when the member says so. */
import { failureOf } from '@/api/failure';
import { GEOLOCATION_MAX_AGE_MS } from '@/config/limits';
import { outcomeOfError } from '@/domain/geolocation';
import type { PositionOutcome } from '@/domain/geolocation';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';
import { selectOwnProfileId } from '../auth/authSlice';
import {
  geocoded,
  locatingBegan,
  permissionRead,
  positionAnswered,
  selectGeolocation,
} from './geolocationSlice';
import type { FoundPlace } from './geolocationSlice';

/** A kilometre is near enough for the name of a place: the server learns no more. */
const DECIMALS = 2;
/** Long enough for a phone to find satellites, ms. */
const POSITION_TIMEOUT_MS = 20_000;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const isSupported = (): boolean => 'geolocation' in navigator;

/** @returns the browser's own record of the permission, null where it keeps none or does not tell */
async function queryPermission(): Promise<PermissionStatus | null> {
  if (!('permissions' in navigator)) return null;
  return navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
}

/**
 * Reads the permission and follows its changes, so that what was allowed in the browser's settings counts at once.
 * @returns stops following
 */
export function followPermission(dispatch: AppDispatch): () => void {
  const stop = new AbortController();
  const read = (status: PermissionStatus | null): void => {
    dispatch(permissionRead({ supported: isSupported(), queried: status?.state ?? null }));
  };
  const follow = async (): Promise<void> => {
    const status = await queryPermission();
    if (stop.signal.aborted) return;
    read(status);
    status?.addEventListener('change', () => read(status), { signal: stop.signal });
  };
  void follow();
  return () => stop.abort();
}

type Answer =
  | { outcome: 'found'; coords: GeolocationCoordinates }
  | { outcome: Exclude<PositionOutcome, 'found'> };

async function failed(code: number): Promise<Answer> {
  return { outcome: outcomeOfError(code, (await queryPermission())?.state ?? null) };
}

function askPosition(): Promise<Answer> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ outcome: 'found', coords }),
      ({ code }) => resolve(failed(code)),
      { maximumAge: GEOLOCATION_MAX_AGE_MS, timeout: POSITION_TIMEOUT_MS },
    );
  });
}

/** Finds the place where the member is. The position goes to geocode.php alone; a failure there stores false. */
export const locate = createAppThunk(
  'geolocation/locate',
  async (_: void, { dispatch, getState, signal }) => {
    const member = selectOwnProfileId(getState());
    /** Somebody who has logged out or gone to another page meanwhile leaves no place behind. */
    const isHere = (): boolean => !signal.aborted && selectOwnProfileId(getState()) === member;
    const tell = (place: FoundPlace | false): void => {
      if (isHere()) dispatch(geocoded(place));
    };
    dispatch(locatingBegan());
    const answer = await askPosition();
    // Nor does the server learn where that is.
    if (!isHere()) return;
    dispatch(positionAnswered(answer.outcome));
    if (answer.outcome !== 'found') return;
    try {
      const { geocode } = await import('@/api/calls/profile');
      const { latitude, longitude } = answer.coords;
      const { country, region, city } = await geocode(rounded(latitude), rounded(longitude), {
        signal,
      });
      tell({ country, region, city });
    } catch (error) {
      // A defect of ours is thrown on; every failed call means: no place (spec 8).
      failureOf(error);
      tell(false);
    }
  },
  (_, state) => isSupported() && !selectGeolocation(state).locating,
);
