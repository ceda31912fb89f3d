/** Which account is blocked after wrong passwords, and until when: known here so that closing the form does not forget it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedIn } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';

interface Lock {
  /** As typed, trimmed and in lower case. */
  email: string;
  /** Epoch ms by the server's clock. */
  until: number;
}
interface LoginState {
  lock: Lock | null;
}
const initialState: LoginState = { lock: null };

const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The server blocked an account for a while (spec 8). */
    accountLocked: (state, action: PayloadAction<Lock>) => {
      state.lock = action.payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedIn, () => initialState),
  selectors: { selectLock: (state) => state.lock },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof loginSlice> {}
}
const injected = loginSlice.injectInto(rootReducer);

export const { accountLocked } = loginSlice.actions;
export const { selectLock } = injected.selectors;
