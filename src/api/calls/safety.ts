/** block.php, report.php, gifts.php and gift.php (contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import type { Gift, Profile } from '@/domain/model';
import { giftAnswer, giftsAnswer } from '../wire/discovery';
import type { giftRequest } from '../wire/discovery';
import { blockedAnswer, reportAnswer } from '../wire/members';
import type { reportRequest } from '../wire/members';

/** Blocks a member: deletes chats and likes of both and hides them from each other. @returns who is blocked now */
export const block = (profile: string, options: CallOptions = {}): Promise<Profile[]> =>
  send({ method: 'POST', file: 'block.php', body: { profile }, schema: blockedAnswer, ...options }).then(
    ({ blocked }) => blocked,
  );

/** Reports a profile, one of its photos or a message. @returns the reference of the receipt. Refusal: 422. */
export const report = (
  body: v.InferInput<typeof reportRequest>,
  options: CallOptions = {},
): Promise<string> =>
  send({ method: 'POST', file: 'report.php', body, schema: reportAnswer, ...options }).then(
    ({ reference }) => reference,
  );

/** The gifts there are and what each costs. */
export const getGifts = (options: CallOptions = {}): Promise<Gift[]> =>
  send({ method: 'GET', file: 'gifts.php', schema: giftsAnswer, ...options }).then(({ gifts }) => gifts);

/** Sends a gift. @returns the credits that are left. Refusals: 402 not_enough_credits, blocked_by. */
export const giveGift = (
  body: v.InferInput<typeof giftRequest>,
  options: CallOptions = {},
): Promise<number> =>
  send({ method: 'POST', file: 'gift.php', body, schema: giftAnswer, ...options }).then(
    ({ credits }) => credits,
  );
