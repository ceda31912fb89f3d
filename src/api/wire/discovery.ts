/** Wire schemas of the swipe game, the match finder, members put aside, gifts and advertisements (contract table). */
import * as v from 'valibot';
import type { AsideProfile, FoundMatch, Gift, PartnerTile } from '@/domain/model';
import { count, id, timestamp } from './primitives';
import { profileDetailsSchema, profileImageSchema, profileSchema } from './profile';

/**
 * `profiles` are the next cards, at most 20; `resets_at` is when the day's likes begin anew. `spent`, which a server may leave out, names
 * who has got one of today's likes: it stays counted when it is taken back, and liking them again is free.
 */
export const swipeAnswer = v.object({
  profiles: v.array(profileDetailsSchema),
  likes_left: count,
  resets_at: timestamp,
  spent: v.optional(v.array(id)),
});

/** `passed` in the swipe game, `hidden` from search. */
const asideKind = v.picklist(['passed', 'hidden']);
export const asideRequest = v.object({ profile: id, kind: asideKind });
export const takeBackRequest = v.object({ profile: id });
export const asideAnswer = v.object({
  passed: v.array(
    v.object({ ...profileSchema.entries, kind: asideKind, passed_at: timestamp }) satisfies v.GenericSchema<
      unknown,
      AsideProfile
    >,
  ),
});

/** One answer for each question of domain/matchFinder. */
export const matchFinderRequest = v.object({
  answers: v.object({
    wish: v.picklist(['talk', 'date', 'relationship', 'adventure']),
    evening: v.picklist(['out', 'home', 'nature', 'culture']),
    place: v.picklist(['near', 'region', 'anywhere']),
    age: v.picklist(['similar', 'younger', 'older', 'any']),
    /** Names of interests; none is an answer too. */
    interests: v.array(v.string()),
  }),
});
/** The best first; `score` in percent. */
export const matchFinderAnswer = v.object({
  profiles: v.array(
    v.object({
      ...profileDetailsSchema.entries,
      score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
      reasons: v.array(v.picklist(['wish', 'evening', 'interests', 'near', 'region', 'age', 'active'])),
      shared_interests: v.array(v.string()),
    }) satisfies v.GenericSchema<unknown, FoundMatch>,
  ),
});

export const signupMatchesAnswer = v.object({ profiles: v.array(profileDetailsSchema) });

/** Prices in credits. */
export const giftsAnswer = v.object({
  gifts: v.array(v.object({ id, credits: count }) satisfies v.GenericSchema<unknown, Gift>),
});
export const giftRequest = v.object({ profile: id, gift: id });
/** `conversation` is where the gift arrived. */
export const giftAnswer = v.object({ credits: count, conversation: v.optional(id) });

/** Advertisements; `advertiser` is the name of whose it is. */
export const tilesAnswer = v.object({
  tiles: v.array(
    v.object({
      id,
      title: v.string(),
      text: v.nullable(v.string()),
      image: v.nullable(profileImageSchema),
      url: v.pipe(
        v.string(),
        v.check((text) => text.startsWith('https://') && URL.canParse(text)),
      ),
      advertiser: v.string(),
      live: v.boolean(),
    }) satisfies v.GenericSchema<unknown, PartnerTile>,
  ),
});
