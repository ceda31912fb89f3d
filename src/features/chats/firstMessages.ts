/** Rows for members with whom there is no conversation yet: a first message that has not arrived, or a draft of one. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { profilesReceived, selectProfileTable } from '@/core/profiles/profilesSlice';
import type { OutboxEntry } from '@/domain/outbox';
import { createAppThunk } from '@/store/createAppThunk';
import { selectPictures } from './attachmentsSlice';
import {
  selectChatEntries,
  selectChatsStatus,
  selectDrafts,
  selectOutbox,
  selectRemovals,
} from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { partnersAmong } from './entryIndex';
import { askForPartner } from './useChatPartner';

/** Whom something is to be sent to; not with each key that is pressed. */
const selectWrittenTo = createSelector(
  [selectOutbox, selectDrafts, selectPictures],
  (outbox, drafts, pictures) => [
    ...new Set([
      ...outbox.map(({ profile }) => profile),
      // A picture without words is a draft, too.
      ...Object.keys(pictures),
      ...Object.keys(drafts).filter((profile) => drafts[profile]?.trim() !== ''),
    ]),
  ],
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Profile ids of those without a conversation; nobody while the list of conversations is not known. */
const selectUnbegun = createSelector(
  [selectWrittenTo, selectChatEntries, selectRemovals, selectChatsStatus],
  (writtenTo, entries, removals, status): string[] => {
    if (status !== 'ready' || writtenTo.length === 0) return [];
    const removed = new Set(Object.values(removals).map(({ item }) => item.profile.id));
    const partners = partnersAmong(entries, writtenTo);
    return writtenTo.filter((profile) => !removed.has(profile) && !partners.has(profile));
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Those of them of whom nothing is known yet: without a name there is no row. */
export const selectStrangers = createSelector(
  [selectUnbegun, selectProfileTable],
  (unbegun, profiles) => unbegun.filter((id) => profiles[id] === undefined),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectShown = createSelector(
  [selectUnbegun, selectStrangers],
  (unbegun, strangers) => unbegun.filter((id) => !strangers.includes(id)),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Their rows, in the order of writing, the last one first. */
export const selectFirstMessages = createSelector([selectShown, selectOutbox], (shown, outbox): ChatEntry[] =>
  shown.length === 0 ? [] : shown.map((profile) => toRow(profile, outbox)).toReversed(),
);

function toRow(profile: string, outbox: readonly OutboxEntry[]): ChatEntry {
  const last = outbox.findLast((entry) => entry.profile === profile);
  const sent_at = last ? new Date(last.created_at).toISOString() : '';
  return {
    conversation: { id: profile, updated_at: sent_at },
    profile: { id: profile },
    unbegun: true,
    num_unread_messages: 0,
    // From the member, whose id is another one than the partner's.
    last_message: last ? { text: last.text, from: '', sent_at, attachment: last.attachment !== null } : null,
  };
}

/** Asks who somebody is whom a first message is to go to. Refusals: 404, blocked_by. */
export const meet = createAppThunk('chats/meet', async (profile: string, { dispatch }) => {
  const partner = await dispatch(askForPartner(profile));
  dispatch(profilesReceived([partner.profile]));
});
