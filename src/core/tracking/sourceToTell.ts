/** The source of a visitor, where the search opens to known sources only (spec 4). */
import { createSelector } from '@reduxjs/toolkit';
import { searchAsksSource } from '@/domain/searchVisibility';
import { selectLoggedIn } from '../auth/authSlice';
import { selectSettings } from '../settings/settingsSlice';
import { selectTracking } from './trackingSlice';

/** What a search tells of where the visitor came from: nothing where it would open nothing. */
export const selectSourceToTell = createSelector(
  [selectSettings, selectLoggedIn, selectTracking],
  (settings, loggedIn, { network, ref }): { network?: string; ref?: string } =>
    settings !== null && searchAsksSource({ ...settings, loggedIn })
      ? { ...(network !== null && { network }), ...(ref !== null && { ref }) }
      : {},
);
