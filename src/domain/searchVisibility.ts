/** Whether visitors may see the search (spec 4). */
import type { Settings } from './model';

export interface SearchVisibilityState extends Pick<
  Settings,
  'logged_out_search' | 'logged_out_search_trafficsource'
> {
  loggedIn: boolean;
  hasTrafficSource: boolean;
}

/** Members always; visitors by setting, and by a second setting when their source is known. */
export function searchVisible(state: SearchVisibilityState): boolean {
  if (state.loggedIn || state.logged_out_search !== 'none') return true;
  return state.hasTrafficSource && state.logged_out_search_trafficsource !== 'none';
}

/** True for a visitor to whom a known source opens more of the search than everybody sees: then, and only then, it is told. */
export function searchAsksSource(state: Omit<SearchVisibilityState, 'hasTrafficSource'>): boolean {
  const { loggedIn, logged_out_search, logged_out_search_trafficsource } = state;
  if (loggedIn || logged_out_search === logged_out_search_trafficsource) return false;
  return logged_out_search === 'none' || logged_out_search_trafficsource === 'all';
}
