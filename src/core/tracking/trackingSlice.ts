/** Where the visitor came from: the first address that named a source, held for the visit and told at sign-up (spec 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Tracking } from '@/domain/model';
import { firstTouch, hasTrafficSource, NO_TRACKING } from '@/domain/tracking';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import { selectSettings } from '../settings/settingsSlice';

const initialState: { record: Tracking } = { record: NO_TRACKING };

const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    /** The visit's address was read. */
    visitBegan: (state, action: PayloadAction<Tracking>) => {
      state.record = firstTouch(state.record, action.payload);
    },
    /** An earlier visit was remembered: it was the first. */
    visitRemembered: (state, action: PayloadAction<Tracking>) => {
      state.record = firstTouch(action.payload, state.record);
    },
  },
  selectors: { selectTracking: (state) => state.record },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof trackingSlice> {}
}
const injected = trackingSlice.injectInto(rootReducer);

export const { visitBegan, visitRemembered } = trackingSlice.actions;
export const { selectTracking } = injected.selectors;
export const selectHasTrafficSource = (state: RootState): boolean => hasTrafficSource(selectTracking(state));

/**
 * True while the settings are here and what the browser keeps of an earlier visit has not been looked at: what depends on the
 * source waits for it. The answer about cookies comes after the first paint, so it is only looked into.
 */
export const selectSourceAwaited = (state: RootState): boolean =>
  selectSettings(state) !== null && (state.consent?.state ?? 'unknown') === 'unknown';
