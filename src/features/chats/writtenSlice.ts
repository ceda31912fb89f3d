/** What was written last in this tab, to whom: its writer goes to the end of the conversation; what comes from elsewhere leads nobody away. */
import { createSlice } from '@reduxjs/toolkit';
import type { Draft, WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '@/core/auth/authSlice';
import { giftGiven } from '@/core/gifts/giftGiven';
import { rootReducer } from '@/store/rootReducer';
import { outboxMoved } from './chatsSlice';

interface WrittenState {
  /** The addressee's profile id; null before anything was written since the page was loaded. */
  profile: string | null;
  /** Another one with each message. */
  turn: number;
}
const initialState: WrittenState = { profile: null, turn: 0 };

const writtenTo = (state: Draft<WrittenState>, profile: string): void => {
  state.profile = profile;
  state.turn += 1;
};

const writtenSlice = createSlice({
  name: 'written',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      // Other tabs' messages come with the records that all share, as do this one's after a reload.
      .addCase(outboxMoved, (state, { payload }) => {
        if (payload.type === 'queued') writtenTo(state, payload.entry.profile);
      })
      .addCase(giftGiven, (state, { payload }) => writtenTo(state, payload))
      .addCase(loggedOut, () => initialState),
  selectors: {
    /** @returns another number with each message to this member; 0 when the last one was to somebody else, or there was none */
    selectWrittenTo: (state, profile: string): number => (state.profile === profile ? state.turn : 0),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof writtenSlice> {}
}
const injected = writtenSlice.injectInto(rootReducer);

export const { selectWrittenTo } = injected.selectors;
