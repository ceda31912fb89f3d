/** What the links of our e-mails do (contract table). Each act throws an ApiError when the server does not do it. */
import { ApiError } from '@/api/failure';
import type { CallOptions } from '@/api/client';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { welcome } from '@/core/auth/welcome';

const loadCalls = () => import('@/api/calls/access');
type Calls = Awaited<ReturnType<typeof loadCalls>>;
/** What a one-time link does, and the page it leads to. */
export type OpenedLink = Awaited<ReturnType<Calls['showToken']>>;

/** An act of one token, to be dispatched. */
export type TokenAct<Result> = (
  token: string,
  options: CallOptions,
) => (dispatch: AppDispatch, getState: () => RootState) => Promise<Result>;

/** Confirms the e-mail address of a new account; its owner is logged in then. */
export const confirmAddress: TokenAct<void> = (token, options) => async (dispatch) => {
  const { activate } = await loadCalls();
  dispatch(welcome(await activate(token, options)));
};

/** Confirms a new e-mail address; its owner is logged in then. @returns the address */
export const confirmNewAddress: TokenAct<string> = (token, options) => async (dispatch) => {
  const { confirmMailChange } = await loadCalls();
  const user = await confirmMailChange(token, options);
  dispatch(welcome(user));
  return user.email;
};

/**
 * Makes the act of opening a link. The server is asked what the link does only once, since asking may use it up;
 * whoever it logs in can be asked for again.
 */
export function createLinkOpening(): TokenAct<OpenedLink> {
  let link: OpenedLink | null = null;
  return (token) => async (dispatch, getState) => {
    const { showToken } = await loadCalls();
    link ??= await showToken(token);
    if (link.action === 'login') {
      const { getCurrentUser } = await import('@/api/calls/user');
      const user = await getCurrentUser();
      if (user === null) throw new ApiError({ kind: 'server', status: 500 });
      dispatch(welcome(user));
    }
    // What was turned off shows in the member's own settings, too.
    if (link.action === 'unsubscribe' && selectLoggedIn(getState())) void dispatch(fetchUser());
    return link;
  };
}
