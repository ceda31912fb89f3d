/** The purchase under way in this tab; the order itself is the server's. */
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { NO_PURCHASE, readPurchase } from './attempt';
import type { Attempt, Purchase } from './attempt';

interface PaymentState extends Purchase {
  /** An order is being opened: another press waits for it. */
  paying: boolean;
}

const paymentSlice = createSlice({
  name: 'payment',
  initialState: (): PaymentState => ({ ...readPurchase(), paying: false }),
  reducers: {
    /** The member pressed pay. */
    payPressed: (state) => {
      state.paying = true;
    },
    /** The press was answered, whatever the answer. */
    payAnswered: (state) => {
      state.paying = false;
    },
    /** An order goes out under the key of this attempt. */
    attemptBegan: (state, action: PayloadAction<Attempt>) => {
      state.attempt = action.payload;
    },
    /** The server opened the order of that key. */
    orderOpened: (state, action: PayloadAction<{ key: string; payment_id: string }>) => {
      if (state.attempt?.key === action.payload.key) state.attempt.payment_id = action.payload.payment_id;
    },
    /** The order was refused or came to an end: the next press is a new order. Null ends whatever there is. */
    attemptEnded: (state, action: PayloadAction<{ payment_id: string | null }>) => {
      const { payment_id } = action.payload;
      if (payment_id === null || state.attempt?.payment_id === payment_id) state.attempt = null;
    },
    /** The shop was entered, from a page that wants its member back, or from nowhere. */
    purchaseBegan: (state, action: PayloadAction<{ next: string | null }>) => {
      state.next = action.payload.next;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => ({ ...NO_PURCHASE, paying: false })),
  selectors: {
    selectStoredAttempt: (state) => state.attempt,
    selectNext: (state) => state.next,
    selectPaying: (state) => state.paying,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof paymentSlice> {}
}
const injected = paymentSlice.injectInto(rootReducer);

export const { payPressed, payAnswered, attemptBegan, orderOpened, attemptEnded, purchaseBegan } =
  paymentSlice.actions;
export const { selectStoredAttempt, selectNext, selectPaying } = injected.selectors;

/** @returns this member's attempt; one of another account in the same tab does not count */
export const selectAttempt = createSelector([selectStoredAttempt, selectUser], (attempt, user) =>
  attempt !== null && attempt.user === user?.id ? attempt : null,
);
