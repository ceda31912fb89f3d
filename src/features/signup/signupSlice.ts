/** How far a running sign-up is, and what was typed when the form was closed. Never the password. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';
import type { SignupValues } from './signupSchema';

/** The messages of a running sign-up, in their order (spec 4). */
export const SIGNUP_STEPS = ['checking', 'creating', 'matching', 'mailing'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];
export type SignupDraft = Omit<SignupValues, 'password'>;

interface SignupState {
  /** Null while nothing is being sent. */
  step: SignupStep | null;
  draft: SignupDraft | null;
}
const initialState: SignupState = { step: null, draft: null };

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
    /** The form was left: what was typed is there again when it comes back. */
    draftKept: (state, action: PayloadAction<SignupDraft>) => {
      state.draft = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedIn, () => initialState).addCase(loggedOut, () => initialState),
  selectors: { selectSignupStep: (state) => state.step, selectSignupDraft: (state) => state.draft },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof signupSlice> {}
}
const injected = signupSlice.injectInto(rootReducer);

export const { stepReached, signupEnded, draftKept } = signupSlice.actions;
export const { selectSignupStep, selectSignupDraft } = injected.selectors;
