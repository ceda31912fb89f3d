/** The match finder: how well a member fits the answers, and why (contract, match-finder.php). */
import type * as v from 'valibot';
import type { matchFinderRequest } from '@/api/wire/discovery';
import type { MatchReason } from '@/domain/model';
import type { MemberContext } from '../call';
import { hours } from '../clock';
import { cycle, hash } from '../random';
import type { Member } from '../tables';
import { seenAt } from './presence';
import { ageOf, awayFrom, fittingMembers, sharedInterests } from './suggestions';

type Answers = v.InferOutput<typeof matchFinderRequest>['answers'];

const MOST_FOUND = 20;
const NEAR_KM = 25;
const SIMILAR_YEARS = 5;
/** So many interests in common are as good as it gets. */
const ENOUGH_SHARED = 3;
const RECENTLY_MS = hours(24);

const wishes = ['talk', 'date', 'relationship', 'adventure'] as const;
const evenings = ['out', 'home', 'nature', 'culture'] as const;

/** What a member answered to the same questions; it is fixed by the world's seed. */
const wishOf = (seed: string, { id }: Member) => cycle(wishes, hash(`${seed} ${id} wish`));
const eveningOf = (seed: string, { id }: Member) => cycle(evenings, hash(`${seed} ${id} evening`));

/** One thing that counts: how much, how well it is met (0 to 1), and the reason it gives when it is. */
interface Point {
  weight: number;
  met: number;
  reason: MatchReason | null;
}

const point = (weight: number, reason: MatchReason, isMet: boolean): Point => ({
  weight,
  met: isMet ? 1 : 0,
  reason: isMet ? reason : null,
});

/** A question that does not matter to the member counts for nothing. */
function agePoint({ age }: Answers, mine: number, theirs: number): Point[] {
  switch (age) {
    case 'similar':
      return [point(15, 'age', Math.abs(mine - theirs) <= SIMILAR_YEARS)];
    case 'younger':
      return [point(15, 'age', theirs < mine)];
    case 'older':
      return [point(15, 'age', theirs > mine)];
    default:
      return [];
  }
}

function placePoint({ place }: Answers, me: Member, other: Member): Point[] {
  if (place === 'anywhere') return [];
  const inRegion = me.region !== null && me.region === other.region;
  const isNear = me.place !== null && other.place !== null && awayFrom(me, other) <= NEAR_KM;
  if (place === 'near' && isNear) return [point(20, 'near', true)];
  // Not next door, but not far either.
  if (place === 'near') return [{ weight: 20, met: inRegion ? 0.5 : 0, reason: inRegion ? 'region' : null }];
  return [point(20, 'region', inRegion)];
}

function interestsPoint({ interests }: Answers, shared: readonly string[]): Point[] {
  if (interests.length === 0) return [];
  const enough = Math.min(ENOUGH_SHARED, interests.length);
  return [
    {
      weight: 25,
      met: Math.min(1, shared.length / enough),
      reason: shared.length > 0 ? 'interests' : null,
    },
  ];
}

export interface Found {
  member: Member;
  /** Whole percent. */
  score: number;
  reasons: MatchReason[];
  shared_interests: string[];
}

function judge(answers: Answers, { db, now, me }: MemberContext, member: Member): Found {
  const shared_interests = sharedInterests([...new Set(answers.interests)], member);
  const points = [
    point(25, 'wish', wishOf(db.seed, member) === answers.wish),
    point(10, 'evening', eveningOf(db.seed, member) === answers.evening),
    ...interestsPoint(answers, shared_interests),
    ...placePoint(answers, me, member),
    ...agePoint(answers, ageOf(me, now), ageOf(member, now)),
    point(5, 'active', seenAt(db, member, now) > now - RECENTLY_MS),
  ];
  const most = points.reduce((sum, { weight }) => sum + weight, 0);
  const met = points.reduce((sum, { weight, met: part }) => sum + weight * part, 0);
  return {
    member,
    score: Math.round((100 * met) / most),
    reasons: points.flatMap(({ reason }) => reason ?? []),
    shared_interests,
  };
}

/**
 * Members who fit the answers, the best first.
 * @param answers one for each question
 */
export const findMatches = (answers: Answers, context: MemberContext): Found[] =>
  fittingMembers(context)
    .map((member) => judge(answers, context, member))
    .sort((a, b) => b.score - a.score || awayFrom(context.me, a.member) - awayFrom(context.me, b.member))
    .slice(0, MOST_FOUND);
