/** Wire schemas of search, member pages and likes: members.php, member.php, similar.php, like.php, likes.php, auto-like.php (spec 7). */
import * as v from 'valibot';
import type { SearchPage } from '@/domain/model';
import { count, gender, id } from './primitives';
import { likedBySchema, photoSchema, profileDetailsSchema, profileSchema } from './profile';

/** Query of members.php; numbers travel as text. */
export const membersQuery = v.object({
  gender: v.optional(gender),
  country: v.optional(v.string()),
  countryregion: v.optional(v.string()),
  min_age: v.optional(v.string()),
  max_age: v.optional(v.string()),
  /** Names joined by commas; whoever shares at least one is found. */
  interests: v.optional(v.string()),
  has_photo: v.optional(v.literal('true')),
  /** Online now or within the last 24 hours. */
  online_recently: v.optional(v.literal('true')),
  /** Members who joined within the last 14 days. */
  new: v.optional(v.literal('true')),
  /** Whole kilometres. */
  max_distance: v.optional(v.string()),
  sort: v.optional(v.picklist(['recommended', 'nearest', 'newest', 'active'])),
  page: v.optional(v.string()),
  /** Where a visitor came from: some searches are open to those whose source is known. */
  network: v.optional(v.string()),
  ref: v.optional(v.string()),
});

export const searchPageAnswer = v.object({
  pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
  results: v.array(profileSchema),
  numResults: count,
}) satisfies v.GenericSchema<unknown, SearchPage>;

export const memberAnswer = v.object({
  profile: profileDetailsSchema,
  photos: v.array(photoSchema),
  related: v.array(profileSchema),
  relation: v.object({
    like: v.boolean(),
    liked_by: v.boolean(),
    blocked: v.boolean(),
    conversation_id: v.nullable(id),
  }),
});

/** Field `profile` carries the profile id. */
export const likeRequest = v.object({
  profile: id,
  source: v.picklist(['search', 'profile', 'likes', 'swipe', 'match-finder']),
});
export const likeAnswer = v.object({ match: v.boolean(), conversation_id: v.nullable(id) });
export const unlikeRequest = v.object({ profile: id });

export const likesAnswer = v.object({ profiles: v.array(profileSchema), liked_by: v.array(likedBySchema) });

/** auto-like.php answers a profile, of which id and main_image.match are used (spec 7). */
export const autoLikeAnswer = profileSchema;

export const blockRequest = v.object({ profile: id });
export const blockedAnswer = v.object({ blocked: v.array(profileSchema) });

export const memberQuery = v.object({ id });
/** Query of similar.php; numbers travel as text. */
export const similarQuery = v.object({
  id,
  page: v.optional(v.string()),
  network: v.optional(v.string()),
  ref: v.optional(v.string()),
});

/** Names a profile or a message, at least one of them. */
export const reportRequest = v.object({
  profile: v.optional(id),
  message: v.optional(id),
  /** Of the profile's photos the one that is meant. */
  photo: v.optional(id),
  reason: v.picklist(['fake', 'spam', 'rude', 'underage', 'offers_money', 'photo', 'other']),
  text: v.string(),
});
export const reportAnswer = v.object({ reference: v.string() });
