/** What a member does with the whole account: deletion (user.php) and blocked members (block.php) (contract table). */
import type { Profile } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { blockedAnswer } from '../wire/members';
import { deletionAnswer } from '../wire/user';

/** Starts the deletion and ends all sessions. @returns until when it can be taken back. Refusal: 422 with field password. */
export const deleteAccount = (
  body: { password: string; reason: string },
  options: CallOptions = {},
): Promise<string> =>
  send({ method: 'DELETE', file: 'user.php', body, schema: deletionAnswer, ...options }).then(
    ({ pending_until }) => pending_until,
  );

/** Whom this member has blocked. */
export const getBlocked = (options: CallOptions = {}): Promise<Profile[]> =>
  send({ method: 'GET', file: 'block.php', schema: blockedAnswer, ...options }).then(
    ({ blocked }) => blocked,
  );

/** @returns who is still blocked */
export const unblock = (profile: string, options: CallOptions = {}): Promise<Profile[]> =>
  send({ method: 'DELETE', file: 'block.php', body: { profile }, schema: blockedAnswer, ...options }).then(
    ({ blocked }) => blocked,
  );
