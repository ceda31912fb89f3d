/** members.php, member.php and similar.php: search and member pages (spec 6, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import { memberAnswer, searchPageAnswer } from '../wire/members';
import type { membersQuery, similarQuery } from '../wire/members';

/** Refusal: search_closed for a visitor where the search is for members only. */
export const searchMembers = (query: v.InferInput<typeof membersQuery>, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'members.php', query: { ...query }, schema: searchPageAnswer, ...options });

/** Refusals: 404, blocked_by {name}. */
export const getMember = (id: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'member.php', query: { id }, schema: memberAnswer, ...options });

/** Refusals: 404, search_closed like the search. */
export const getSimilar = (query: v.InferInput<typeof similarQuery>, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'similar.php', query: { ...query }, schema: searchPageAnswer, ...options });
