/** What the visitor has closed and does not want to see again: a timestamp for each (spec 4). Survives reloads. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PersistedState } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

/** Every name: storage and the other tabs believe no other. */
export const DISMISSIBLE = [
  'siteEntry',
  'timeBonusModal',
  'timeBonusBanner',
  'payment',
  'activation',
  'photo',
  'notifications',
  'push',
  'deleteOffer',
  'lowCredits',
  'noCredits',
] as const;
export type Dismissible = (typeof DISMISSIBLE)[number];

/** Epoch ms of the dismissal by name. */
export interface DismissalsState {
  at: { [name in Dismissible]?: number | undefined };
}
const initialState: DismissalsState = { at: {} };

export const dismissalsSlice = createSlice({
  name: 'dismissals',
  initialState,
  reducers: {
    dismissed: (state, action: PayloadAction<{ name: Dismissible; at: number }>) => {
      state.at[action.payload.name] = action.payload.at;
    },
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    dismissals: PersistedState<DismissalsState>;
  }
}
rootReducer.inject(dismissalsSlice);

export const { dismissed } = dismissalsSlice.actions;
/** @returns when it was dismissed, epoch ms; null when it never was */
export const selectDismissedAt = (state: RootState, name: Dismissible): number | null =>
  state.dismissals?.at[name] ?? null;
/** False until the stored dismissals are read: nothing dismissible may show before. */
export const selectDismissalsKnown = (state: RootState): boolean =>
  state.dismissals?._persist?.rehydrated === true;
const NONE: DismissalsState['at'] = {};
/** @returns all dismissals by name, epoch ms */
export const selectDismissals = (state: RootState): DismissalsState['at'] => state.dismissals?.at ?? NONE;
