/** swipe.php, pass.php, match-finder.php, signup-matches.php, resold.php and cams.php (contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import type { AsideProfile, FoundMatch, PartnerTile, ProfileDetails } from '@/domain/model';
import {
  asideAnswer,
  matchFinderAnswer,
  signupMatchesAnswer,
  swipeAnswer,
  tilesAnswer,
} from '../wire/discovery';
import type { asideRequest, matchFinderRequest } from '../wire/discovery';

/** The next cards of the swipe game, and how many likes are left today. */
export const getSwipe = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'swipe.php', schema: swipeAnswer, ...options });

/** Whom this member has passed or hidden, the newest first. */
export const getAside = (options: CallOptions = {}): Promise<AsideProfile[]> =>
  send({ method: 'GET', file: 'pass.php', schema: asideAnswer, ...options }).then(({ passed }) => passed);

/** Puts a member aside. @returns who is aside now */
export const putAside = (
  body: v.InferInput<typeof asideRequest>,
  options: CallOptions = {},
): Promise<AsideProfile[]> =>
  send({ method: 'POST', file: 'pass.php', body, schema: asideAnswer, ...options }).then(
    ({ passed }) => passed,
  );

/** Brings a member back. @returns who is still aside */
export const takeBack = (profile: string, options: CallOptions = {}): Promise<AsideProfile[]> =>
  send({ method: 'DELETE', file: 'pass.php', body: { profile }, schema: asideAnswer, ...options }).then(
    ({ passed }) => passed,
  );

/** Members who fit the answers, the best first. */
export const findMatches = (
  answers: v.InferInput<typeof matchFinderRequest>['answers'],
  options: CallOptions = {},
): Promise<FoundMatch[]> =>
  send({
    method: 'POST',
    file: 'match-finder.php',
    body: { answers },
    schema: matchFinderAnswer,
    ...options,
  }).then(({ profiles }) => profiles);

/** Members that fit somebody who has just joined. */
export const getSignupMatches = (options: CallOptions = {}): Promise<ProfileDetails[]> =>
  send({ method: 'GET', file: 'signup-matches.php', schema: signupMatchesAnswer, ...options }).then(
    ({ profiles }) => profiles,
  );

/** Advertisements for members of other sites. */
export const getResold = (options: CallOptions = {}): Promise<PartnerTile[]> =>
  send({ method: 'GET', file: 'resold.php', schema: tilesAnswer, ...options }).then(({ tiles }) => tiles);

/** Advertisements for live cams. */
export const getCams = (options: CallOptions = {}): Promise<PartnerTile[]> =>
  send({ method: 'GET', file: 'cams.php', schema: tilesAnswer, ...options }).then(({ tiles }) => tiles);
