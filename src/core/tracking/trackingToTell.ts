/** What sign-up and payment say about where the visitor came from. */
import { selectConsentState } from '@/core/consent/consentSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Tracking } from '@/domain/model';
import { trackingToTell } from '@/domain/trackingToTell';
import type { RootState } from '@/store/rootReducer';
import { selectTracking } from './trackingSlice';

/** @returns null when there is nothing to tell, or nothing may be told */
export const selectTrackingToTell = (state: RootState): Tracking | null =>
  trackingToTell(selectTracking(state), {
    refused: selectConsentState(state) === 'refused',
    gated: selectSettings(state)?.signups === 'with_trafficsource',
  });
