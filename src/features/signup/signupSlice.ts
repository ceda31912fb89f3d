/** How far a running sign-up is, and whether this visit's visitor became a member by it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';

/** The messages of a running sign-up, in their order (spec 4). */
export const SIGNUP_STEPS = ['checking', 'creating', 'matching', 'mailing'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

interface SignupState {
  /** Null while nothing is being sent. */
  step: SignupStep | null;
  /** The log-in that the store knows of came from a sign-up: the way on is the rest of the profile. */
  joined: boolean;
}
const initialState: SignupState = { step: null, joined: false };

const signupSlice = createSlice({
  name: 'signup',
  initialState,
  reducers: {
    stepReached: (state, action: PayloadAction<SignupStep>) => {
      state.step = action.payload;
    },
    signupEnded: (state) => {
      state.step = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, ({ step }) => ({ step: null, joined: step !== null }))
      // A sign-up under way makes an account of its own.
      .addCase(loggedOut, ({ step }) => ({ step, joined: false })),
  selectors: { selectSignupStep: (state) => state.step, selectJoined: (state) => state.joined },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof signupSlice> {}
}
const injected = signupSlice.injectInto(rootReducer);

export const { stepReached, signupEnded } = signupSlice.actions;
export const { selectSignupStep, selectJoined } = injected.selectors;
