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
