/** Opens the entry warning once everything that decides about it is known (spec 2, 5). */
import { selectAuthFailure, selectAuthStatus, selectLoggedIn } from '@/core/auth/authSlice';
import { selectDismissalsKnown, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { isInstalledApp } from '@/core/navigation/installedApp';
import { selectSettings } from '@/core/settings/settingsSlice';
import { showsSiteEntry } from '@/domain/siteEntry';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { entryLayout } from './entryLayout';

/**
 * @param pathname path of the page on screen, without query
 * @returns true when the warning has to be on screen now; another modal goes first
 */
export function entryIsDue(state: RootState, pathname: string): boolean {
  const layout = entryLayout(pathname);
  const settings = selectSettings(state);
  const status = selectAuthStatus(state);
  // Who cannot be recognised is treated as the visitor they may be.
  const unknown = status === 'unknown' && selectAuthFailure(state) === null;
  if (layout === null || settings === null || unknown || !selectDismissalsKnown(state)) return false;
  if (selectOpenModal(state) !== null) return false;
  return showsSiteEntry({
    installedApp: isInstalledApp(),
    skippedAt: selectDismissedAt(state, 'siteEntry'),
    loggedIn: status === 'in',
    settings,
    country: settings.geoip_country,
    layout,
  });
}

/**
 * The warning on screen was answered in another tab, somebody has logged in there, or the page that asked for it
 * has sent the visitor to the log-in, where it has no place.
 */
function entryIsOver(state: RootState): boolean {
  if (selectOpenModal(state)?.name !== 'siteEntry') return false;
  if (entryLayout(window.location.pathname) === null) return true;
  return selectDismissedAt(state, 'siteEntry') !== null || selectLoggedIn(state);
}

export function addSiteEntryListeners(startListening: StartAppListening): void {
  startListening({
    // The address itself: the store follows it a moment later.
    predicate: (_, state) => entryIsDue(state, window.location.pathname),
    effect: (_, { dispatch }) => {
      dispatch(modalOpened({ name: 'siteEntry' }));
    },
  });
  startListening({
    predicate: (_, state) => entryIsOver(state),
    effect: (_, { dispatch, getState }) => {
      if (entryIsOver(getState())) dispatch(modalClosed());
    },
  });
}
