/** profile.php and geocode.php: the own profile and place (spec 7, contract table). */
import type * as v from 'valibot';
import type { ProfileDetails } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { profileAnswer } from '../wire/profile';
import type { profileUpdateRequest } from '../wire/profile';
import { geocodeAnswer } from '../wire/settings';

/** Changes the fields that are given. Refusal: 422 with the fields that are not accepted. */
export const updateProfile = (
  body: v.InferInput<typeof profileUpdateRequest>,
  options: CallOptions = {},
): Promise<ProfileDetails> =>
  send({ method: 'PUT', file: 'profile.php', body, schema: profileAnswer, ...options }).then(
    ({ profile }) => profile,
  );

/** The nearest known place. @param lat @param lon degrees */
export const geocode = (lat: number, lon: number, options: CallOptions = {}) =>
  send({
    method: 'GET',
    file: 'geocode.php',
    outlivesSession: true,
    query: { lat: String(lat), lon: String(lon) },
    schema: geocodeAnswer,
    ...options,
  });
