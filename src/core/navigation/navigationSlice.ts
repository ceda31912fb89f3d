/** Where the member is, for effects that depend on the page. The router owns the address; this follows it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: { pathname: '/' },
  reducers: {
    routeChanged: (state, action: PayloadAction<{ pathname: string }>) => {
      state.pathname = action.payload.pathname;
    },
  },
  selectors: { selectPathname: (state) => state.pathname },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof navigationSlice> {}
}
const injected = navigationSlice.injectInto(rootReducer);

export const { routeChanged } = navigationSlice.actions;
export const { selectPathname } = injected.selectors;
