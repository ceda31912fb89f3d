/** Wire schemas of profiles (spec 3). */
import * as v from 'valibot';
import type { LikedBy, Photo, Profile, ProfileDetails, ProfileImage } from '@/domain/model';
import { adultAge, count, gender, id, isoDate, timestamp } from './primitives';

export const profileImageSchema = v.object({
  filename: v.string(),
  thumb_filename: v.string(),
  match: v.string(),
}) satisfies v.GenericSchema<unknown, ProfileImage>;

export const profileSchema = v.object({
  id,
  status: v.picklist(['active', 'disabled']),
  name: v.string(),
  age: adultAge,
  gender,
  country: v.string(),
  region: v.nullable(v.string()),
  city: v.nullable(v.string()),
  main_image: v.nullable(profileImageSchema),
  photo_count: count,
  online: v.boolean(),
  distance_km: v.nullable(count),
  fictional: v.boolean(),
}) satisfies v.GenericSchema<unknown, Profile>;

export const profileDetailsSchema = v.object({
  ...profileSchema.entries,
  sexuality: v.nullable(v.picklist(['hetero', 'gay', 'lesbian', 'bi'])),
  date_of_birth: v.nullable(isoDate),
  interests: v.array(v.string()),
  hair_color: v.nullable(v.picklist(['black', 'brown', 'blond', 'auburn', 'red', 'grey', 'white', 'other'])),
  eye_color: v.nullable(v.picklist(['brown', 'blue', 'green', 'hazel', 'grey', 'other'])),
  body_type: v.nullable(v.picklist(['slim', 'normal', 'fat'])),
  relationship_status: v.nullable(
    v.picklist(['divorced', 'living_together', 'married', 'single', 'widowed', 'unmarried']),
  ),
  about: v.nullable(v.string()),
  languages: v.array(v.string()),
  email_confirmed: v.boolean(),
  last_seen: v.nullable(timestamp),
}) satisfies v.GenericSchema<unknown, ProfileDetails>;

export const photoSchema = v.object({
  id,
  image: profileImageSchema,
  restricted: v.boolean(),
  main: v.boolean(),
  // A server that checks nothing shows everything at once.
  status: v.optional(v.picklist(['approved', 'checking']), 'approved'),
}) satisfies v.GenericSchema<unknown, Photo>;

export const likedBySchema = v.object({
  ...profileSchema.entries,
  like_new: v.boolean(),
  liked_at: timestamp,
}) satisfies v.GenericSchema<unknown, LikedBy>;

export const profileAnswer = v.object({ profile: profileDetailsSchema });

/** PUT photo.php: a new place in the order, counted from 0, or the first place. */
export const photoUpdateRequest = v.union([
  v.object({ id, position: count }),
  v.object({ id, main: v.literal(true) }),
]);
export const deletePhotoRequest = v.object({ id });
export const photoAnswer = v.object({ photo: photoSchema });
export const photosAnswer = v.object({ photos: v.array(photoSchema) });

/** The fields of the own profile that can be changed; those left out stay as they are. */
export const profileUpdateRequest = v.partial(
  v.object({
    ...v.pick(profileDetailsSchema, [
      'name',
      'country',
      'region',
      'city',
      'sexuality',
      'interests',
      'hair_color',
      'eye_color',
      'body_type',
      'relationship_status',
      'about',
      'languages',
    ]).entries,
  }),
);
