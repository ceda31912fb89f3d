/** What is known of push on this device (spec 3, 4): capable, then subscribed, not subscribed or denied. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';
import type { PushDetail } from '@/domain/pushDetail';
import { loggedOut } from '../auth/authSlice';
import type { PushNews } from './workerMessage';

/** The stored subscription; false when there is none; `denied` when the browser's permission is. */
export type PushSubscribed = { endpoint: string } | false | 'denied';

interface PushState {
  capable: boolean;
  subscribed: PushSubscribed;
  /** How much a notice may show on this device. */
  shows: PushDetail;
  /** The last message that arrived, as the worker handed it over. */
  last_message: PushNews | null;
  /** Something happened of which a message would have told: the moment to offer push (never when a page loads). */
  occasion: boolean;
}
const initialState: PushState = {
  capable: false,
  subscribed: false,
  shows: 'nothing',
  last_message: null,
  occasion: false,
};

interface Detected {
  capable: boolean;
  subscribed: PushSubscribed;
  shows?: PushDetail;
}

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    /** The browser's abilities, permission and subscription were read. */
    pushDetected: (state, { payload }: PayloadAction<Detected>) => {
      state.capable = payload.capable;
      state.subscribed = payload.subscribed;
      state.shows = payload.shows ?? 'nothing';
    },
    pushDetailChosen: (state, action: PayloadAction<PushDetail>) => {
      state.shows = action.payload;
    },
    pushSubscribed: (state, action: PayloadAction<{ endpoint: string }>) => {
      state.subscribed = action.payload;
      state.shows = 'nothing';
    },
    pushUnsubscribed: (state) => {
      state.subscribed = false;
    },
    /** The browser's permission was refused. */
    pushDenied: (state) => {
      state.subscribed = 'denied';
    },
    pushOccasionArose: (state) => {
      state.occasion = true;
    },
    pushMessageReceived: (state, action: PayloadAction<PushNews>) => {
      state.last_message = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (state) => {
      // What the browser can and may do stays true; all else was the member's.
      if (state.subscribed !== 'denied') state.subscribed = false;
      state.shows = 'nothing';
      state.last_message = null;
      state.occasion = false;
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

export const {
  pushDetected,
  pushDetailChosen,
  pushSubscribed,
  pushUnsubscribed,
  pushDenied,
  pushOccasionArose,
  pushMessageReceived,
} = pushSlice.actions;
export const { selectPushState, selectPushSubscribed } = injected.selectors;
