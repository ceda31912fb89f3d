/** Who is here: the session's member, or a visitor (spec 6 and 7). */
import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import type { ProfileDetails, User } from '@/domain/model';
import { rootReducer } from '@/store/rootReducer';

interface AuthState {
  /** `unknown` until the first answer of user.php; then a visitor is `out`, a member `in`. */
  status: 'unknown' | 'out' | 'in';
  user: User | null;
  /** Why the session could not be learned; the shell offers to try again. */
  failure: Failure | null;
  /** The member is known from this device alone: the server could not be asked, and what is shown is from the last visit (BX-25). */
  recalled: boolean;
  /** The effects of this member's session listen: what they show first is in the store. */
  started: boolean;
  /** The last session ran out by itself: its member will be back, and what they were writing stays. */
  expired: boolean;
}

/**
 * A member is here and every effect of a session listens: the moment to load what belongs to the account.
 * Comes once for each time somebody is found logged in or logs in.
 */
export const sessionStarted = createAction('auth/sessionStarted');
/** Somebody logged in elsewhere in this browser, and this tab, which took its visitor for nobody, has just found out. */
export const memberFound = createAction('auth/memberFound');
/** A member is expected here and the server cannot be reached: what this device keeps may stand in for it, or the failure is shown. */
export const recallWanted = createAction<Failure>('auth/recallWanted');
/** The effects that wait for a quiet moment listen now, too; they missed how this session began. */
export const sessionSettled = createAction('auth/sessionSettled');

const initialState: AuthState = {
  status: 'unknown',
  user: null,
  failure: null,
  recalled: false,
  started: false,
  expired: false,
};

/** It is known who is here: null is nobody. */
function know(state: AuthState, user: User | null, recalled = false): void {
  state.user = user;
  state.status = user ? 'in' : 'out';
  state.failure = null;
  state.recalled = recalled;
  if (user) state.expired = false;
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The session's member arrived anew from the server; null means a visitor. */
    userReceived(state, action: PayloadAction<User | null>) {
      know(state, action.payload);
    },
    /** A login or sign-up succeeded. */
    loggedIn(state, action: PayloadAction<User>) {
      know(state, action.payload);
    },
    /** The member of the last visit, as this device remembers them; the server's word is still to come. */
    memberRecalled(state, action: PayloadAction<User>) {
      know(state, action.payload, true);
    },
    /** The session ended: by the member, by expiry or in another tab. */
    loggedOut(state, { payload }: PayloadAction<{ by: 'member' | 'expiry' | 'tab' }>) {
      know(state, null);
      state.expired = payload.by === 'expiry';
      state.started = false;
    },
    userFailed(state, action: PayloadAction<Failure>) {
      state.failure = action.payload;
    },
    /** The server answered a change of the own profile; an answer about another account is late and says nothing. */
    ownProfileChanged(state, action: PayloadAction<ProfileDetails>) {
      if (state.user?.profile.id === action.payload.id) state.user.profile = action.payload;
    },
    /** The server told the new balance with another answer. */
    creditsChanged(state, action: PayloadAction<number>) {
      if (state.user) state.user.credits = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionStarted, (state) => {
      state.started = true;
    }),
  selectors: {
    selectUser: (state) => state.user,
    selectAuthStatus: (state) => state.status,
    selectAuthFailure: (state) => state.failure,
    /** It is known who is here, or it is known that this cannot be learned now: nobody waits any longer. */
    selectAuthSettled: (state) => state.status !== 'unknown' || state.failure !== null,
    selectLoggedIn: (state) => state.status === 'in',
    selectRecalled: (state) => state.recalled,
    selectSessionStarted: (state) => state.started,
    selectExpired: (state) => state.expired,
    selectCredits: (state) => state.user?.credits ?? 0,
    selectPaidUser: (state) => state.user?.paid_user ?? false,
    selectOwnProfileId: (state) => state.user?.profile.id ?? null,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof authSlice> {}
}
const injected = authSlice.injectInto(rootReducer);

export const {
  userReceived,
  loggedIn,
  memberRecalled,
  loggedOut,
  userFailed,
  ownProfileChanged,
  creditsChanged,
} = authSlice.actions;
export const {
  selectUser,
  selectAuthStatus,
  selectAuthFailure,
  selectAuthSettled,
  selectLoggedIn,
  selectRecalled,
  selectSessionStarted,
  selectExpired,
  selectCredits,
  selectPaidUser,
  selectOwnProfileId,
} = injected.selectors;
