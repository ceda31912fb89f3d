/** Whom a member could write to next: matches without a conversation, or those they wrote with last. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import type { Profile } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import { selectChatEntries, selectChatsStatus } from './chatsSlice';
import { partnersAmong } from './entryIndex';
import { selectInbox, selectListOrder } from './listSelectors';

const PAIR = 2;

/** The first conversations are here, or it is known that there are none. */
export const selectListIsHere = (state: RootState): boolean =>
  selectChatsStatus(state) === 'ready' || selectChatEntries(state).length > 0;

const isOpen = (profile: Profile | undefined): profile is Profile => profile?.status === 'active';

/** Those matches without a conversation, in the order given. */
export const selectNewMatches = createSelector(
  [selectListOrder, selectProfileTable, (_: RootState, matches: readonly string[]) => matches],
  (entries, profiles, matches): Profile[] => {
    const partners = partnersAmong(entries, matches);
    return matches.flatMap((id) => {
      const profile = profiles[id];
      return isOpen(profile) && !partners.has(id) ? [profile] : [];
    });
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Whom to write to, the first one by name: a picture of each, and the conversation with the first one if there is one. */
export interface NextPartner {
  profiles: Profile[];
  conversation: string | null;
}

/** @returns null when there is nobody, or fictional profiles alone: nobody is led to those */
export const selectNextPartner = createSelector(
  [selectNewMatches, selectInbox, selectProfileTable],
  (matches, inbox, profiles): NextPartner | null => {
    const isReal = ({ fictional }: Profile): boolean => !fictional;
    const fresh = matches.filter(isReal).slice(0, PAIR);
    const known = inbox
      .filter(({ unbegun }) => unbegun !== true)
      .flatMap((entry) => {
        const profile = profiles[entry.profile.id];
        return isOpen(profile) && isReal(profile) ? [{ profile, id: entry.conversation.id }] : [];
      })
      .slice(0, PAIR);
    const partners = known.map(({ profile }) => profile);
    if (fresh.length > 0) return { profiles: [...fresh, ...partners].slice(0, PAIR), conversation: null };
    return known[0] ? { profiles: partners, conversation: known[0].id } : null;
  },
);
