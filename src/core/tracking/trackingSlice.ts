/** Where the visitor came from: the first address that named a source, kept until sign-up sends it (spec 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Tracking } from '@/domain/model';
import { firstTouch, hasTrafficSource, NO_TRACKING } from '@/domain/tracking';
import type { PersistedState } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

export interface TrackingState {
  record: Tracking;
}
const initialState: TrackingState = { record: NO_TRACKING };

export const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    /** The visit's address was read. */
    visitBegan: (state, action: PayloadAction<Tracking>) => {
      state.record = firstTouch(state.record, action.payload);
    },
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    tracking: PersistedState<TrackingState>;
  }
}
rootReducer.inject(trackingSlice);

export const { visitBegan } = trackingSlice.actions;
export const selectTracking = (state: RootState): Tracking => state.tracking?.record ?? NO_TRACKING;
export const selectHasTrafficSource = (state: RootState): boolean => hasTrafficSource(selectTracking(state));
