/** What is left of a conversation after a block: nothing. */
import type { Draft } from '@reduxjs/toolkit';
import type { ChatsState } from './chatsState';

/** Whoever is blocked takes the conversation along, and everything that was still to be sent (spec 6). */
export function forgetPartner(state: Draft<ChatsState>, profile: string): void {
  const gone = [...state.items, ...Object.values(state.removing).map(({ item }) => item)].filter(
    (item) => item.profile.id === profile,
  );
  for (const { conversation } of gone) {
    delete state.removing[conversation.id];
    delete state.threads[conversation.id];
    delete state.seen[conversation.id];
    if (state.open === conversation.id) state.open = null;
  }
  state.items = state.items.filter((item) => item.profile.id !== profile);
  state.outbox = state.outbox.filter((entry) => entry.profile !== profile);
  delete state.drafts[profile];
  if (state.last_opened?.profile === profile) state.last_opened = null;
  // A list that was asked for before must not bring it back.
  state.request = null;
}
