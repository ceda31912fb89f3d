/** Search and member pages (members.php, member.php, similar.php). */
import type * as v from 'valibot';
import type { memberAnswer, memberQuery, membersQuery, similarQuery } from '@/api/wire/members';
import type { SearchPage, Settings } from '@/domain/model';
import type { Context } from '../call';
import { refuse } from '../rules/refusal';
import {
  defaultSearch,
  numberFrom,
  pageOf,
  searchMembers,
  similarMembers,
  type Wanted,
} from '../rules/search';
import { findMember, hasBlocked, openConversationOf } from '../rules/visibility';
import { detailsView, photosView, profileView } from '../views';

const RELATED = 6;
const pageNumber = (text: string | undefined) => Math.max(1, Math.floor(numberFrom(text, 1)));

/** Visitors may search, see one page, or nothing, as the settings say; by a second setting where their source is known (spec 4). */
function assertSearchable({ db, viewer }: Context, page: number, hasSource = false): void {
  if (viewer) return;
  const { logged_out_search, logged_out_search_trafficsource } = db.settings;
  const isOpen = (mode: Settings['logged_out_search']) =>
    mode === 'all' || (mode === 'limited' && page === 1);
  if (isOpen(logged_out_search) || (hasSource && isOpen(logged_out_search_trafficsource))) return;
  throw refuse(403, 'search_closed');
}

const hasSource = ({ network, ref }: { network?: string | undefined; ref?: string | undefined }): boolean =>
  network !== undefined || ref !== undefined;

/** Names joined by commas; null when none is given. */
function namesFrom(text: string | undefined): string[] | null {
  const names = (text ?? '').split(',').filter((name) => name !== '');
  return names.length > 0 ? names : null;
}

/** The filters of a query; what it leaves out or gives in vain is as by default. */
function wantedOf(query: v.InferOutput<typeof membersQuery>, context: Context): Wanted {
  const defaults = defaultSearch(context);
  const distance = numberFrom(query.max_distance, 0);
  return {
    gender: query.gender ?? defaults.gender,
    country: query.country || defaults.country,
    countryregion: query.countryregion || defaults.countryregion,
    min_age: numberFrom(query.min_age, defaults.min_age),
    max_age: numberFrom(query.max_age, defaults.max_age),
    interests: namesFrom(query.interests),
    has_photo: query.has_photo !== undefined,
    online_recently: query.online_recently !== undefined,
    new: query.new !== undefined,
    max_distance: distance > 0 ? distance : null,
    sort: query.sort ?? defaults.sort,
  };
}

export function listMembers(query: v.InferOutput<typeof membersQuery>, context: Context): SearchPage {
  const page = pageNumber(query.page);
  assertSearchable(context, page, hasSource(query));
  return pageOf(searchMembers(wantedOf(query, context), context), page, context);
}

export function showMember(
  { id }: v.InferOutput<typeof memberQuery>,
  context: Context,
): v.InferInput<typeof memberAnswer> {
  const { db, viewer } = context;
  const member = findMember(db, id, viewer?.id ?? null);
  const theirLike = viewer && db.likes.get(`${id}>${viewer.id}`);
  // Opening the profile of somebody who liked you clears the new-like flag (spec 4).
  if (theirLike) theirLike.seen = true;
  return {
    profile: detailsView(member, context),
    photos: photosView(member, viewer),
    related: similarMembers(member, context)
      .slice(0, RELATED)
      .map((other) => profileView(other, context)),
    relation: {
      like: viewer !== null && db.likes.has(`${viewer.id}>${id}`),
      liked_by: Boolean(theirLike),
      blocked: viewer !== null && hasBlocked(db, viewer.id, id),
      conversation_id: (viewer && openConversationOf(db, viewer.id, id)?.id) ?? null,
    },
  };
}

export function listSimilar(query: v.InferOutput<typeof similarQuery>, context: Context): SearchPage {
  const page = pageNumber(query.page);
  assertSearchable(context, page, hasSource(query));
  const member = findMember(context.db, query.id, context.viewer?.id ?? null);
  return pageOf(similarMembers(member, context), page, context);
}
