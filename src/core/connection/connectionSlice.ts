/** Whether the device has a network, as the browser says. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';

const connectionSlice = createSlice({
  name: 'connection',
  initialState: { online: true },
  reducers: {
    connectionChanged: (state, action: PayloadAction<boolean>) => {
      state.online = action.payload;
    },
  },
  selectors: { selectOnline: (state) => state.online },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof connectionSlice> {}
}
const injected = connectionSlice.injectInto(rootReducer);

export const { connectionChanged } = connectionSlice.actions;
export const { selectOnline } = injected.selectors;
