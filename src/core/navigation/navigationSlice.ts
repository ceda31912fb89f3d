/** Where the member is, for effects that depend on the page. The router owns the address; this follows it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/store/rootReducer';

interface NavigationState {
  pathname: string;
  /** The path that turned out to lead nowhere. */
  missing: string | null;
}
const initialState: NavigationState = { pathname: '/', missing: null };

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    routeChanged: (state, action: PayloadAction<{ pathname: string }>) => {
      state.pathname = action.payload.pathname;
    },
    /** The page at this path is the 404 page: only it knew, as the pattern alone did not tell. */
    pathMissing: (state, action: PayloadAction<string>) => {
      state.missing = action.payload;
    },
  },
  selectors: {
    selectPathname: (state) => state.pathname,
    selectMissingPath: (state) => state.missing,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof navigationSlice> {}
}
const injected = navigationSlice.injectInto(rootReducer);

export const { routeChanged, pathMissing } = navigationSlice.actions;
export const { selectPathname, selectMissingPath } = injected.selectors;
