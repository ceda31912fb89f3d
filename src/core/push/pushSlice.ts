/** What is known of push on this device (spec 3, 4): capable, then subscribed, not subscribed or denied. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';

interface PushState {
  capable: boolean;
  /** The stored subscription; false when there is none; `denied` when the browser's permission is. */
  subscribed: { endpoint: string } | false | 'denied';
  /** The last message that arrived, as the worker handed it over. */
  last_message: unknown;
}
const initialState: PushState = { capable: false, subscribed: false, last_message: null };

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    /** The browser's abilities and permission were read. */
    pushDetected: (state, action: PayloadAction<{ capable: boolean; denied: boolean }>) => {
      state.capable = action.payload.capable;
      if (action.payload.denied) state.subscribed = 'denied';
    },
    pushSubscribed: (state, action: PayloadAction<{ endpoint: string }>) => {
      state.subscribed = action.payload;
    },
    pushUnsubscribed: (state) => {
      state.subscribed = false;
    },
    pushMessageReceived: (state, action: PayloadAction<unknown>) => {
      state.last_message = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (state) => {
      // The subscription is the device's, the message was the member's.
      state.last_message = null;
    }),
  selectors: {
    selectPushState: (state) => state,
    selectPushSubscribed: (state) => typeof state.subscribed === 'object',
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof pushSlice> {}
}
const injected = pushSlice.injectInto(rootReducer);

export const { pushDetected, pushSubscribed, pushUnsubscribed, pushMessageReceived } = pushSlice.actions;
export const { selectPushState, selectPushSubscribed } = injected.selectors;
