/** A sign-up that was begun over a page, and whose answer a reload swallowed, goes on where the reload has led (spec 4). */
import { selectUser } from '@/core/auth/authSlice';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { routeNameOf } from '@/core/navigation/routeName';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { dropLeftForm, isLeftForm } from './leftForm';
import { selectJoined } from './signupSlice';

/** These pages lead on by themselves. */
const OWN_PAGES = new Set<string>(['signup', 'memberSignup', 'completeSignup']);

/** To be dispatched when a session begins and a form was left. */
export const signupResumed =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const user = selectUser(getState());
    // One that has just succeeded here is still at its own end.
    if (user === null || selectJoined(getState())) return;
    if (OWN_PAGES.has(routeNameOf(window.location.pathname))) return;
    if (isLeftForm(user) && selectOpenModal(getState()) === null) dispatch(modalOpened({ name: 'signup' }));
    else dropLeftForm(user);
  };
