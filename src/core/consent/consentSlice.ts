/** Whether this visitor may be measured, and the answer that says so. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ConsentChoice, ConsentState } from '@/domain/consent';
import { rootReducer } from '@/store/rootReducer';

interface Consent {
  state: ConsentState;
  choice: ConsentChoice | null;
}
const initialState: Consent = { state: 'unknown', choice: null };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentSettled: (_, action: PayloadAction<Consent>) => action.payload,
  },
  selectors: {
    selectConsent: (consent) => consent,
    selectConsentState: ({ state }) => state,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof consentSlice> {}
}
const injected = consentSlice.injectInto(rootReducer);

export const { consentSettled } = consentSlice.actions;
export const { selectConsent, selectConsentState } = injected.selectors;
