/** Whether the source of an earlier visit may still come. Apart from the record itself, which every first load has. */
import type { RootState } from '@/store/rootReducer';
import { selectConsentState } from '../consent/consentSlice';
import { selectSettings } from '../settings/settingsSlice';

/** True while the settings are here and what the browser keeps has not been looked at: what depends on the source waits for it. */
export const selectSourceAwaited = (state: RootState): boolean =>
  selectSettings(state) !== null && selectConsentState(state) === 'unknown';
