/** Where the browser says the member is: the permission, and the place found there (spec 3). The position itself is never kept. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { permissionAfter, permissionFrom } from '@/domain/geolocation';
import type { GeolocationPermission, PositionOutcome } from '@/domain/geolocation';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';

/** A place by its names, without coordinates. */
export interface FoundPlace {
  country: string;
  region: string | null;
  city: string | null;
}
/** Why no place was found: the browser's answer, or the server that knows no place there. */
export type LocatingProblem = Exclude<PositionOutcome, 'found'> | 'geocode';

interface GeolocationState {
  permission: GeolocationPermission;
  locating: boolean;
  problem: LocatingProblem | null;
  /** The place at the position; false when there is none, or none was asked for. */
  result: FoundPlace | false;
}
const initialState: GeolocationState = {
  permission: 'unknown',
  locating: false,
  problem: null,
  result: false,
};

const geolocationSlice = createSlice({
  name: 'geolocation',
  initialState,
  reducers: {
    /** The browser was asked what it allows, or said that it changed. */
    permissionRead: (
      state,
      action: PayloadAction<{ supported: boolean; queried: PermissionState | null }>,
    ) => {
      const { supported, queried } = action.payload;
      state.permission = permissionFrom(supported, queried);
      // What was said about a refusal is over with it, and so is what was said about a question that was closed.
      if (state.permission !== 'denied' && state.problem === 'denied') state.problem = null;
      if (state.permission !== 'prompt' && state.problem === 'undecided') state.problem = null;
    },
    locatingBegan: (state) => {
      state.locating = true;
      state.problem = null;
      state.result = false;
    },
    positionAnswered: (state, action: PayloadAction<PositionOutcome>) => {
      state.permission = permissionAfter(state.permission, action.payload);
      if (action.payload === 'found') return;
      state.locating = false;
      state.problem = action.payload;
    },
    /** False when the place at the position could not be learned. */
    geocoded: (state, action: PayloadAction<FoundPlace | false>) => {
      state.locating = false;
      state.result = action.payload;
      state.problem = action.payload === false ? 'geocode' : null;
    },
    /** The member saved the place, said that it is wrong, or left the page without an answer. */
    placeSettled: (state) => {
      state.locating = false;
      state.result = false;
      state.problem = null;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectGeolocation: (state) => state },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof geolocationSlice> {}
}
const injected = geolocationSlice.injectInto(rootReducer);

export const { permissionRead, locatingBegan, positionAnswered, geocoded, placeSettled } =
  geolocationSlice.actions;
export const { selectGeolocation } = injected.selectors;
