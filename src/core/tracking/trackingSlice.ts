/** Where the visitor came from: the first address that named a source, kept until sign-up sends it (spec 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Tracking } from '@/domain/model';
import { firstTouch, hasTrafficSource, NO_TRACKING } from '@/domain/tracking';
import { persisted } from '@/store/persistence';
import type { PersistedReducer, PersistedState } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

interface TrackingState {
  record: Tracking;
}
const initialState: TrackingState = { record: NO_TRACKING };

const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    /** The visit's address was read. */
    visitBegan: (state, action: PayloadAction<Tracking>) => {
      state.record = firstTouch(state.record, action.payload);
    },
  },
});

const text = v.nullable(v.string());
const schema = v.object({
  record: v.object({ network: text, ref: text, sub1: text, sub2: text, sub3: text }),
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    tracking: PersistedState<TrackingState>;
  }
}
const reducer: PersistedReducer<TrackingState> = persisted(trackingSlice, { version: 1, schema });
rootReducer.inject<{ reducerPath: 'tracking'; reducer: PersistedReducer<TrackingState> }>({
  reducerPath: 'tracking',
  reducer,
});

export const { visitBegan } = trackingSlice.actions;
export const selectTracking = (state: RootState): Tracking => state.tracking?.record ?? NO_TRACKING;
export const selectHasTrafficSource = (state: RootState): boolean => hasTrafficSource(selectTracking(state));
