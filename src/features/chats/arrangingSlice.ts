/** Conversations that were pinned or put away here, until the server has answered: it shows at once, and a refusal undoes itself. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { loggedOut } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';

export interface Arrangement {
  pinned?: boolean;
  archived?: boolean;
}
/** By conversation; `act` names the newest of several in a row. */
type Arranging = Record<string, Arrangement & { act: string }>;

const initialState: Arranging = {};

const arrangingSlice = createSlice({
  name: 'chatsArranging',
  initialState,
  reducers: {
    arrangementBegan(state, { payload }: PayloadAction<Arrangement & { conversation: string; act: string }>) {
      const { conversation, ...arrangement } = payload;
      state[conversation] = { ...state[conversation], ...arrangement };
    },
    /** The server has said yes or no. A later act on the same conversation still waits. */
    arrangementEnded(state, { payload }: PayloadAction<{ conversation: string; act: string }>) {
      if (state[payload.conversation]?.act === payload.act) delete state[payload.conversation];
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectArranging: (state) => state },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof arrangingSlice> {}
}
const injected = arrangingSlice.injectInto(rootReducer);

export const { arrangementBegan, arrangementEnded } = arrangingSlice.actions;
export const { selectArranging } = injected.selectors;
