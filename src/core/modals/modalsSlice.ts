/** The one modal that may be open, by name and ids. */
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut, memberFound } from '../auth/authSlice';

export type OpenModal =
  | { name: 'signup'; profile?: string; next?: string }
  | { name: 'login'; next?: string }
  /** Asks a visitor to log in or sign up before an act on a profile (spec 6). */
  | { name: 'loginRequired'; reason: 'chat' | 'photos' | 'like' | 'gift'; profile: string; next: string }
  | { name: 'match'; profile: string; conversation: string | null }
  | { name: 'newLike'; profile: string }
  /** A profile, one of its photos, or a message of that member's; ids. */
  | { name: 'report'; profile: string; photo?: string; message?: string }
  | { name: 'block'; profile: string }
  | { name: 'gift'; profile: string }
  | { name: 'timeBonus' }
  | { name: 'siteEntry' }
  /** What may be measured and kept; opened from the footer and the bar that asks. */
  | { name: 'consent' };

interface ModalsState {
  open: OpenModal | null;
}
const initialState: ModalsState = { open: null };

const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (state, action: PayloadAction<OpenModal>) => {
      state.open = action.payload;
    },
    modalClosed: (state) => {
      state.open = null;
    },
  },
  // Nobody goes on with what somebody else, or nobody, has begun.
  extraReducers: (builder) => builder.addMatcher(isAnyOf(loggedOut, memberFound), () => initialState),
  selectors: { selectOpenModal: (state) => state.open },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof modalsSlice> {}
}
const injected = modalsSlice.injectInto(rootReducer);

export const { modalOpened, modalClosed } = modalsSlice.actions;
export const { selectOpenModal } = injected.selectors;
