/** likes.php, like.php and auto-like.php (spec 7, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import { autoLikeAnswer, likeAnswer, likesAnswer } from '../wire/members';
import type { likeRequest } from '../wire/members';
import { nothing } from '../wire/primitives';

export const getLikes = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'likes.php', schema: likesAnswer, ...options });

/** Refusals: blocked_by, daily_limit {resets_at}. */
export const like = (body: v.InferInput<typeof likeRequest>, options: CallOptions = {}) =>
  send({ method: 'POST', file: 'like.php', body, schema: likeAnswer, ...options });

export const unlike = (profile: string, options: CallOptions = {}) =>
  send({ method: 'DELETE', file: 'like.php', body: { profile }, schema: nothing, ...options });

/** Feeds the match moment. A GET that changes state, so never repeated. */
export const autoLike = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'auto-like.php', schema: autoLikeAnswer, repeat: false, ...options });
