/** Which message the next one to a member answers; it is kept like a draft. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import type { Quote } from '@/domain/messageParts';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import { chatRemoved, selectConversationWith } from './chatsSlice';
import { entryTakenBack } from './entryTakenBack';

/** A quote lives as long as the conversation that it comes from. */
export interface ChosenReply {
  conversation: string;
  quote: Quote;
}

interface RepliesState {
  /** Whose they are; null until what the browser kept has been read. */
  account: string | null;
  /** By the addressee's profile id. */
  chosen: Record<string, ChosenReply>;
}
const initialState: RepliesState = { account: null, chosen: {} };

const repliesSlice = createSlice({
  name: 'replies',
  initialState,
  reducers: {
    /** What the browser keeps for the account; what was chosen here before it was first read is newer. */
    repliesRestored(state, { payload }: PayloadAction<RepliesState>) {
      const isFirst = state.account === null;
      state.account = payload.account;
      state.chosen = { ...payload.chosen, ...(isFirst && state.chosen) };
    },
    replySet(state, { payload }: PayloadAction<ChosenReply & { profile: string }>) {
      const { profile, conversation, quote } = payload;
      state.chosen[profile] = { conversation, quote };
    },
    /** The next message to the member stands for itself: the answer is sent, or was not wanted after all. */
    replyCleared(state, { payload }: PayloadAction<string>) {
      delete state.chosen[payload];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(memberBlocked, (state, { payload }) => {
        delete state.chosen[payload];
      })
      .addCase(chatRemoved, (state, { payload }) => {
        for (const [profile, { conversation }] of Object.entries(state.chosen))
          if (conversation === payload) delete state.chosen[profile];
      })
      // What was not sent goes back to be written, with what it answers unless that is why it was refused.
      .addCase(entryTakenBack, (state, { payload: { profile, conversation, reply_to, reason } }) => {
        if (reply_to && conversation !== null && reason !== 'reply_to')
          state.chosen[profile] = { conversation, quote: reply_to };
      }),
  selectors: {
    selectReplies: (state) => state.chosen,
    selectRepliesAccount: (state) => state.account,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof repliesSlice> {}
}
const injected = repliesSlice.injectInto(rootReducer);

export const { repliesRestored, replySet, replyCleared } = repliesSlice.actions;
export const { selectReplies, selectRepliesAccount } = injected.selectors;

/** @returns the quote that the next message to a member carries, or null */
export function selectReplyTo(state: RootState, profile: string): Quote | null {
  const reply = selectReplies(state)[profile];
  return reply && reply.conversation === selectConversationWith(state, profile) ? reply.quote : null;
}
