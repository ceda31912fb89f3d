/** Every profile once, by id; lists elsewhere in the store hold ids only. */
import { createSlice, current } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Profile } from '@/domain/model';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';

const initialState: { entities: Record<string, Profile> } = { entities: {} };

const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {
    /** Profiles came with some answer of the server. One that says nothing new stays the very same. */
    profilesReceived: (state, action: PayloadAction<Profile[]>) => {
      const before = current(state).entities;
      const news = action.payload.filter((profile) => !saysTheSame(before[profile.id], profile));
      if (news.length === 0) return undefined;
      // By hand: drafts of ten thousand profiles would take a second.
      const merged = news.map((profile) => [profile.id, { ...before[profile.id], ...profile }] as const);
      return { entities: { ...before, ...Object.fromEntries(merged) } };
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectProfiles: (state) => state.entities },
});

const FIELDS = [
  'status',
  'name',
  'age',
  'gender',
  'country',
  'region',
  'city',
  'photo_count',
  'online',
  'distance_km',
  'fictional',
] as const satisfies readonly (keyof Profile)[];

/** A picture is known by its name. What has more to tell than every list does always counts as new. */
function saysTheSame(known: Profile | undefined, profile: Profile): boolean {
  return (
    known !== undefined &&
    known.main_image?.filename === profile.main_image?.filename &&
    FIELDS.every((field) => known[field] === profile[field]) &&
    Object.keys(profile).length <= FIELDS.length + 2
  );
}

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
