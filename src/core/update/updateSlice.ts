/** Why the page offers to load itself anew, if it does. */
import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';

/** `part`: something of the page did not come. `version`: a newer one of the app is there, which cures that as well. */
export type ReloadOffer = 'version' | 'part';

const initialState: { offer: ReloadOffer | null } = { offer: null };

const updateSlice = createSlice({
  name: 'update',
  initialState,
  reducers: {
    updateFound: (state) => {
      state.offer = 'version';
    },
    partMissing: (state) => {
      state.offer ??= 'part';
    },
    reloadPostponed: (state) => {
      state.offer = null;
    },
  },
  selectors: { selectReloadOffer: (state) => state.offer },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof updateSlice> {}
}
const injected = updateSlice.injectInto(rootReducer);

export const { updateFound, partMissing, reloadPostponed } = updateSlice.actions;
export const { selectReloadOffer } = injected.selectors;
