/** Saves the place of the own profile (spec 7). */
import { ownProfileChanged } from '@/core/auth/authSlice';
import type { FoundPlace } from '@/core/geolocation/geolocationSlice';
import { createAppThunk } from '@/store/createAppThunk';

interface SavePlace {
  place: FoundPlace;
  /** One act of the member's, however often it has to be sent. */
  idempotencyKey: string;
}

/** Refusal: 422 with the fields country, region or city. */
export const savePlace = createAppThunk(
  'location/savePlace',
  async ({ place: { country, region, city }, idempotencyKey }: SavePlace, { dispatch, signal }) => {
    const { updateProfile } = await import('@/api/calls/profile');
    dispatch(ownProfileChanged(await updateProfile({ country, region, city }, { idempotencyKey, signal })));
  },
);
