/** What the visitor has closed and does not want to see again: a timestamp for each (spec 4). Survives reloads. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PersistedState } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

/** Every name: storage and the other tabs believe no other. */
export const DISMISSIBLE = [
  'siteEntry',
  'terms',
  'timeBonusModal',
  'timeBonusBanner',
  'payment',
  'activation',
  'photo',
  'notifications',
  'push',
  'install',
  'deleteOffer',
  'lowCredits',
  'noCredits',
] as const;
export type Dismissible = (typeof DISMISSIBLE)[number];

export interface DismissalsState {
  /** Epoch ms of the dismissal by name. */
  at: { [name in Dismissible]?: number | undefined };
  /** What it said then, of those that may say something else later. */
  about: { [name in Dismissible]?: string | undefined };
}
const initialState: DismissalsState = { at: {}, about: {} };

interface Dismissed {
  name: Dismissible;
  /** Epoch ms by the server's clock. */
  at: number;
  about?: string | undefined;
}

export const dismissalsSlice = createSlice({
  name: 'dismissals',
  initialState,
  reducers: {
    dismissed: (state, { payload: { name, at, about } }: PayloadAction<Dismissed>) => {
      state.at[name] = at;
      state.about[name] = about;
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
/** @returns when anybody dismissed it in this browser, epoch ms; null when nobody did */
export const selectDismissedAt = (state: RootState, name: Dismissible): number | null =>
  state.dismissals?.at[name] ?? null;
/** @returns what it said when it was dismissed last; null where it says the same always, and where nobody dismissed it */
export const selectDismissedAbout = (state: RootState, name: Dismissible): string | null =>
  state.dismissals?.about[name] ?? null;
/** False until the stored dismissals are read: nothing dismissible may show before. */
export const selectDismissalsKnown = (state: RootState): boolean =>
  state.dismissals?._persist?.rehydrated === true;
