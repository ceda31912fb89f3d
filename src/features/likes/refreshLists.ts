/** What the likes page asks for when it opens. */
import { serverNow } from '@/api/serverClock';
import { LIKES_JUST_HEARD_MS } from '@/config/limits';
import { selectAsideStatus } from '@/core/aside/asideSlice';
import { fetchAside } from '@/core/aside/asideThunks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectLikesHeardAt, selectLikesRecalled, selectLikesStatus } from './likesSlice';
import { fetchLikes } from './likesThunks';

/** The session asks for the likes as well: where this page is the first, a moment before. */
const isJustHeard = (state: RootState): boolean =>
  !selectLikesRecalled(state) && serverNow() - selectLikesHeardAt(state) < LIKES_JUST_HEARD_MS;

/** A thunk: brings the lists up to date, unless their first load is under way or they have come this moment. */
export function refreshLists(dispatch: AppDispatch, getState: () => RootState): void {
  const state = getState();
  if (selectLikesStatus(state) !== 'loading' && !isJustHeard(state)) void dispatch(fetchLikes());
  if (selectAsideStatus(state) !== 'loading') void dispatch(fetchAside());
}
