/** Whether a newer version of the app waits to be used. */
import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';

const updateSlice = createSlice({
  name: 'update',
  initialState: { ready: false },
  reducers: {
    updateFound: (state) => {
      state.ready = true;
    },
    updatePostponed: (state) => {
      state.ready = false;
    },
  },
  selectors: { selectUpdateReady: (state) => state.ready },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof updateSlice> {}
}
const injected = updateSlice.injectInto(rootReducer);

export const { updateFound, updatePostponed } = updateSlice.actions;
export const { selectUpdateReady } = injected.selectors;
