/** The purchase under way; the order itself is the server's. */
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { SESSION_KEYS } from '@/config/storageKeys';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { readText } from '@/lib/storage';
import { rootReducer } from '@/store/rootReducer';
import type { Attempt } from './attempt';

interface PaymentState {
  attempt: Attempt | null;
  /** Nothing could be stored: the attempt holds for this page alone, whatever an older record says. */
  unstored: boolean;
  /** The page to go back to afterwards, as the address named it: check it before use. */
  next: string | null;
  /** An order is being opened: another press waits for it. */
  paying: boolean;
  /** The page is about to be left for the provider's. */
  leaving: boolean;
}

const paymentSlice = createSlice({
  name: 'payment',
  initialState: (): PaymentState => ({
    attempt: null,
    unstored: false,
    next: readText('session', SESSION_KEYS.openPayment),
    paying: false,
    leaving: false,
  }),
  reducers: {
    /** The member pressed pay. */
    payPressed: (state) => {
      state.paying = true;
      state.leaving = false;
    },
    /** The press was answered, whatever the answer. */
    payAnswered: (state) => {
      state.paying = false;
    },
    /** The browser was told to go to the provider's page, or this page is back on screen. */
    pageLeft: (state, action: PayloadAction<boolean>) => {
      state.leaving = action.payload;
    },
    /** What the account is buying, as this tab or another one keeps it. */
    attemptHeard: (state, action: PayloadAction<Attempt | null>) => {
      state.attempt = action.payload;
      state.unstored = false;
    },
    /** The same, where it could not be stored. */
    attemptHeld: (state, action: PayloadAction<Attempt>) => {
      state.attempt = action.payload;
      state.unstored = true;
    },
    /** The shop was entered, from a page that wants its member back, or from nowhere. */
    purchaseBegan: (state, action: PayloadAction<{ next: string | null }>) => {
      state.next = action.payload.next;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, () => ({
      attempt: null,
      unstored: false,
      next: null,
      paying: false,
      leaving: false,
    })),
  selectors: {
    selectStoredAttempt: (state) => state.attempt,
    selectUnstored: (state) => state.unstored,
    selectNext: (state) => state.next,
    /** A press is being answered. */
    selectPressed: (state) => state.paying,
    /** The button waits: a press is being answered, or the provider's page is on its way. */
    selectPaying: (state) => state.paying || state.leaving,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof paymentSlice> {}
}
const injected = paymentSlice.injectInto(rootReducer);

export const { payPressed, payAnswered, pageLeft, attemptHeard, attemptHeld, purchaseBegan } =
  paymentSlice.actions;
export const { selectNext, selectPressed, selectPaying, selectUnstored } = injected.selectors;

/** @returns this member's attempt; one of another account in the same tab does not count */
export const selectAttempt = createSelector(
  [injected.selectors.selectStoredAttempt, selectUser],
  (attempt, user) => (attempt !== null && attempt.user === user?.id ? attempt : null),
);
