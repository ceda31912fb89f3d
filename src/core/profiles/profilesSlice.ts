/** Every profile once, by id; lists elsewhere in the store hold ids only. */
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Profile } from '@/domain/model';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';

const adapter = createEntityAdapter<Profile>();

const profilesSlice = createSlice({
  name: 'profiles',
  initialState: adapter.getInitialState(),
  reducers: {
    /** Profiles came with some answer of the server. */
    profilesReceived: (state, action: PayloadAction<Profile[]>) => {
      adapter.upsertMany(state, action.payload);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, (state) => adapter.removeAll(state)),
  selectors: { selectProfiles: (state) => state.entities },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof profilesSlice> {}
}
const injected = profilesSlice.injectInto(rootReducer);
const { selectProfiles } = injected.selectors;

export const { profilesReceived } = profilesSlice.actions;

/** @returns the profile, or undefined when no answer has brought it yet */
export const selectProfile = (state: RootState, id: string): Profile | undefined => selectProfiles(state)[id];
/** The table itself, for selectors that join many ids; memoise on it. */
export const selectProfileTable = (state: RootState): Record<string, Profile> => selectProfiles(state);
