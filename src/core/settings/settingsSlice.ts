/** The server's settings (spec 3), loaded once at the start. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import type { Settings } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import { rootReducer } from '@/store/rootReducer';

/** @param query the query of the route that the visit began on, plus the forced domain (spec 7) */
export const fetchSettings = createAppThunk('settings/fetch', async (query: Record<string, string>) => {
  const { getSettings } = await import('@/api/calls/settings');
  return getSettings(query);
});

interface SettingsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  settings: Settings | null;
  failure: Failure | null;
}
const initialState: SettingsState = { status: 'idle', settings: null, failure: null };

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /** Those of the last visit stand in where none are known; the server's are asked for as if there were none. */
    settingsRecalled: (state, { payload }: PayloadAction<Settings>) => {
      state.settings ??= payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchSettings.pending, (state) => {
        // Whoever went on without settings is not stopped by another try.
        if (state.status === 'idle') state.status = 'loading';
      })
      .addCase(fetchSettings.fulfilled, (state, action) => {
        state.status = 'ready';
        state.settings = action.payload;
        state.failure = null;
      })
      .addCase(fetchSettings.rejected, (state, action) => {
        state.status = 'failed';
        state.failure = action.payload ?? null;
      }),
  selectors: {
    selectSettings: (state) => state.settings,
    selectSettingsStatus: (state) => state.status,
    selectSettingsFailure: (state) => state.failure,
    selectSiteName: (state) => state.settings?.name ?? null,
    selectCdnPrefix: (state) => state.settings?.cdn_prefix ?? null,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof settingsSlice> {}
}
export const { settingsRecalled } = settingsSlice.actions;
const injected = settingsSlice.injectInto(rootReducer);

export const {
  selectSettings,
  selectSettingsStatus,
  selectSettingsFailure,
  selectSiteName,
  selectCdnPrefix,
} = injected.selectors;
