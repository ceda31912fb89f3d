/** The swipe game, the match finder, matches for new members and advertisements. */
import type * as v from 'valibot';
import type { matchFinderRequest, swipeAnswer } from '@/api/wire/discovery';
import type { FoundMatch, PartnerTile, ProfileDetails } from '@/domain/model';
import type { Context, MemberContext } from '../call';
import { iso } from '../clock';
import { findMatches, type Found } from '../rules/finder';
import { signupMatches, swipeCards } from '../rules/suggestions';
import { likedToday, swipeDay } from '../rules/swipes';
import { detailsView } from '../views';
import { camTiles, resoldTiles } from '../world/tiles';

export function showSwipe(_: unknown, context: MemberContext): v.InferInput<typeof swipeAnswer> {
  const { db, me, now } = context;
  const { likes_left, resets_at } = swipeDay(db, me, now);
  return {
    profiles: swipeCards(context).map((member) => detailsView(member, context)),
    likes_left,
    resets_at: iso(resets_at),
    spent: likedToday(db, me.id, now),
  };
}

const foundView = ({ member, ...fit }: Found, context: MemberContext): FoundMatch => ({
  ...detailsView(member, context),
  ...fit,
});

export const listFoundMatches = (
  { answers }: v.InferOutput<typeof matchFinderRequest>,
  context: MemberContext,
): { profiles: FoundMatch[] } => ({
  profiles: findMatches(answers, context).map((found) => foundView(found, context)),
});

export const listSignupMatches = (_: unknown, context: MemberContext): { profiles: ProfileDetails[] } => ({
  profiles: signupMatches(context).map((member) => detailsView(member, context)),
});

/** Advertisements are shown where the settings ask for them. */
const tilesWhenWanted = ({ db }: Context, tiles: readonly PartnerTile[]): { tiles: PartnerTile[] } => ({
  tiles: db.settings.member_resell ? [...tiles] : [],
});
export const listResold = (_: unknown, context: Context) => tilesWhenWanted(context, resoldTiles);
export const listCams = (_: unknown, context: Context) => tilesWhenWanted(context, camTiles);
