/** Whom the member has blocked or let back since the page was loaded; newer than any answer that says otherwise. */
import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';
import { memberBlocked, memberUnblocked } from './memberBlocked';

interface BlocksState {
  /** True for blocked, false for let back, by profile id. */
  changed: { [id in string]?: boolean };
}
const initialState: BlocksState = { changed: {} };

const blocksSlice = createSlice({
  name: 'blocks',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(memberBlocked, (state, { payload }) => {
        state.changed[payload] = true;
      })
      .addCase(memberUnblocked, (state, { payload }) => {
        state.changed[payload] = false;
      })
      .addCase(loggedOut, () => initialState),
  selectors: {
    /** @returns undefined for a member about whom nothing has changed here */
    selectBlockedHere: (state, id: string): boolean | undefined => state.changed[id],
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof blocksSlice> {}
}
const injected = blocksSlice.injectInto(rootReducer);

export const { selectBlockedHere } = injected.selectors;
