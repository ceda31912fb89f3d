/** Which screen the address of a conversation shows. */
import type { Failure } from '@/api/failure';
import type { Profile } from '@/domain/model';

export interface ConversationState {
  /** Whom it is with by the list; undefined while the list does not have it. */
  profile: Profile | undefined;
  /** Whom it was with when it was on screen, null before: the list may lose it. */
  shown: Profile | null;
  /** The partner was blocked while it was on screen. */
  wasBlocked: boolean;
  /** The list is here, without it. */
  missing: boolean;
  /** Why the list could not be had, null when it could. */
  listFailure: Failure | null;
  /** Why the conversation itself could not be had, null when it could or was not asked for yet. */
  failure: Failure | null;
  /** It is being asked for. */
  isLoading: boolean;
  /** The list was asked for once more, as it may be older than the conversation. */
  search: { done: boolean; failure: Failure | null };
  /** Another screen stood here before, and its reader has to hear of this one. */
  replaced: boolean;
}

/** `goneAtOnce`: gone before it was ever on screen, so that there is nothing to tell of yet. */
export type ConversationScreen =
  | { name: 'blocked'; profile: Profile }
  | { name: 'conversation'; profile: Profile }
  | { name: 'refused'; failure: Failure }
  | { name: 'gone' }
  | { name: 'goneAtOnce' }
  | { name: 'listFailed'; failure: Failure }
  | { name: 'loading' };

/** @returns the one screen of this state, with what it shows */
export function conversationScreen(state: ConversationState): ConversationScreen {
  const { profile, shown, missing, failure, search, replaced } = state;
  const isGone = failure?.kind === 'refused' && failure.status === 404;
  if (shown && state.wasBlocked) return { name: 'blocked', profile: shown };
  if (profile && !isGone) return { name: 'conversation', profile };
  // Until the list is there nobody knows what was refused.
  const isListKnown = missing || state.listFailure !== null;
  if (!isGone && failure?.kind === 'refused' && !shown && isListKnown) return { name: 'refused', failure };
  // One that is asked for again may be there after all.
  const isLost = missing && (shown !== null || (search.done && !(replaced && state.isLoading)));
  if (isGone || isLost) return { name: shown || replaced ? 'gone' : 'goneAtOnce' };
  const listFailed = state.listFailure ?? search.failure;
  return listFailed ? { name: 'listFailed', failure: listFailed } : { name: 'loading' };
}
