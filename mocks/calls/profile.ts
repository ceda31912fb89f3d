/** The own profile (profile.php). */
import type * as v from 'valibot';
import type { profileUpdateRequest } from '@/api/wire/profile';
import type { ProfileDetails } from '@/domain/model';
import type { MemberContext } from '../call';
import { isName } from '../rules/accounts';
import { invalidFields } from '../rules/refusal';
import { interests } from '../world/interests';
import { cities } from '../world/places';
import { detailsView } from '../views';

type Update = v.InferOutput<typeof profileUpdateRequest>;
const known: readonly string[] = interests;

function assertValid(update: Update, { db, viewer, me }: MemberContext): void {
  const country = update.country ?? me.country;
  const fields = {
    ...(update.name !== undefined && !isName(update.name, viewer.email) && { name: 'invalid' }),
    ...(update.interests?.some((name) => !known.includes(name)) === true && { interests: 'invalid' }),
    ...(!(country in cities) && { country: 'invalid' }),
    ...(update.region &&
      db.settings.region_data[country]?.includes(update.region) !== true && { region: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Changes the fields that were sent; a new city moves the member there. */
export function updateProfile(update: Update, context: MemberContext): { profile: ProfileDetails } {
  assertValid(update, context);
  const { me } = context;
  const country = update.country ?? me.country;
  const place = cities[country]?.find(
    (city) => city.city === update.city || (update.city === undefined && city.region === update.region),
  );
  const changes = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
  Object.assign(me, changes);
  if (place) me.place = { lat: place.lat, lon: place.lon };
  return { profile: detailsView(me, context) };
}
