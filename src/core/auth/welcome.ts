/** Somebody has logged in: whoever else was here leaves first, with everything of theirs. */
import type { User } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { loggedIn, loggedOut, selectUser, userReceived } from './authSlice';

/** @param user the member of the session that the server has opened */
export const welcome =
  (user: User) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const before = selectUser(getState())?.id;
    if (before === user.id) {
      dispatch(userReceived(user));
      return;
    }
    // The session that was here is another one now; the other tabs learn it from the log-in.
    if (before !== undefined) dispatch(loggedOut({ by: 'tab' }));
    dispatch(loggedIn(user));
  };
