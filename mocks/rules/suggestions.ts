/** Whom the product suggests to a member: people who look for each other, in one country (spec 1). */
import { share } from '../random';
import type { Db, Member } from '../tables';
import type { MemberContext } from '../call';
import { fullYears } from './age';
import { isAside } from './aside';
import { likes } from './likes';
import { closeLikeness, separate } from './moods';
import { photosFor } from './photos';
import { kilometres } from './place';
import { isSuggested } from './search';
import { cutOf, twinsLast } from '../world/cast';
import { sortBy } from './searchOrder';

const CARDS = 20;
const MATCHES = 12;
/** Cards in a row of the first matches on phones and on desktops. */
const WELCOME_ROWS = [2, 5];
/** What one thing in common is worth, in kilometres of way. */
const SHARED_INTEREST_KM = 12;
const YEAR_APART_KM = 2;
/** How far a distance may seem from what it is, so that the cards are not a walk through one street after the other. */
const VARIETY = 0.8;
/** Whoever likes the member already stands nearer to the front. */
const LIKED_BY_FACTOR = 0.5;

/** The distance between two members in kilometres; 0 when a place is unknown, so that it decides nothing. */
export const awayFrom = (me: Member, other: Member): number =>
  me.place && other.place ? kilometres(me.place, other.place) : 0;

export const ageOf = ({ date_of_birth }: Member, now: number): number => fullYears(date_of_birth, now) ?? 18;

export const sharedInterests = (named: readonly string[], other: Member): string[] =>
  named.filter((name) => other.interests.includes(name));

/** Everybody who can be suggested to a member. Accounts are left out: nobody sits behind them who would answer. */
export const fittingMembers = (context: MemberContext): Member[] => {
  const { db, me } = context;
  return [...db.members.values()].filter(
    (other) =>
      other.country === me.country &&
      other.gender === me.looking_for &&
      other.looking_for === me.gender &&
      !db.accounts.has(other.id) &&
      isSuggested(context, other),
  );
};

/**
 * How far somebody seems: always the same for two people, so that the order of the cards stays. Whoever shows no
 * photo comes last, as there is little to decide on.
 */
function seemingDistance(db: Db, me: Member, other: Member): number {
  if (photosFor(other, me).length === 0) return Number.MAX_SAFE_INTEGER;
  const turn = 1 - VARIETY / 2 + VARIETY * share(`${db.seed} ${me.id} meets ${other.id}`);
  return awayFrom(me, other) * turn * (likes(db, other.id, me.id) ? LIKED_BY_FACTOR : 1);
}

/** The next cards of the swipe game: nobody who was liked or put aside. */
export function swipeCards(context: MemberContext): Member[] {
  const { db, me } = context;
  const open = fittingMembers(context).filter(({ id }) => !likes(db, me.id, id) && !isAside(db, me.id, id));
  const ordered = sortBy(open, (other) => seemingDistance(db, me, other));
  return separate(ordered.slice(0, CARDS));
}

/** Members that fit somebody who has just joined: with interests in common, of about the same age, near. */
export function signupMatches(context: MemberContext): Member[] {
  const { db, me, now } = context;
  const open = fittingMembers(context).filter(({ id }) => !likes(db, me.id, id));
  const strangeness = (other: Member) =>
    awayFrom(me, other) +
    YEAR_APART_KM * Math.abs(ageOf(other, now) - ageOf(me, now)) -
    SHARED_INTEREST_KM * sharedInterests(me.interests, other).length;
  // So few are looked at one by one: each has hair of their own as far as there are cuts.
  const best = twinsLast(twinsLast(sortBy(open, strangeness)), cutOf).slice(0, MATCHES);
  // The page shows those with the most in common first; equals of one light or one cut are kept apart.
  const alike = Map.groupBy(best, (other) => sharedInterests(me.interests, other).length);
  const arranged: Member[] = [];
  for (const [, group] of [...alike].toSorted(([one], [other]) => other - one))
    arranged.push(...separate(group, WELCOME_ROWS, arranged, closeLikeness));
  return arranged;
}
