/** What the links of our e-mails do (contract table). Each act throws an ApiError when the server does not do it. */
import { ApiError, failureOf } from '@/api/failure';
import type { CallOptions } from '@/api/client';
import { path } from '@/config/paths';
import { selectAuthStatus, selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { welcome } from '@/core/auth/welcome';
import { linkIsDead } from './linkIsDead';

const loadCalls = () => import('@/api/calls/access');
type Calls = Awaited<ReturnType<typeof loadCalls>>;
/** What a one-time link does, and the page it leads to. */
type OpenedLink = Awaited<ReturnType<Calls['showToken']>>;
/** Or, when the server's word on it was lost for good, that it may have done it. */
export type LinkOutcome = OpenedLink | { action: 'perhaps' };

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

/** Asks the server who is here, and lets in whoever it is. @throws ApiError where it is nobody */
async function admit(dispatch: AppDispatch): Promise<void> {
  const { getCurrentUser } = await import('@/api/calls/user');
  const user = await getCurrentUser();
  if (user === null) throw new ApiError({ kind: 'server', status: 500 });
  dispatch(welcome(user));
}

/**
 * What has become of a link that is used up, though nobody heard what it did: somebody who was not here before tells that it has logged
 * in, and goes on. Otherwise only the member can find out.
 */
const guessOutcome =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<LinkOutcome> => {
    const known = selectAuthStatus(getState()) !== 'unknown';
    const before = selectUser(getState())?.id;
    const { getCurrentUser } = await import('@/api/calls/user');
    const user = await getCurrentUser();
    if (!known || user === null || user.id === before) return { action: 'perhaps' };
    dispatch(welcome(user));
    return { action: 'login', target: path('members'), notifications: [] };
  };

/**
 * Makes the act of opening a link. The server is asked what the link does only once, since asking may use it up;
 * whoever it logs in can be asked for again.
 */
export function createLinkOpening(): TokenAct<LinkOutcome> {
  let link: OpenedLink | null = null;
  /** The server was asked and may have done it, but its answer has not arrived. */
  let lost = false;
  return (token, options) => async (dispatch, getState) => {
    const { showToken } = await loadCalls();
    try {
      link ??= await showToken(token, options);
    } catch (error) {
      const failure = failureOf(error);
      // A server that goes by the key would have said it again; of any other, this is no word that the link was bad.
      if (lost && linkIsDead(failure)) return dispatch(guessOutcome());
      if (failure.kind !== 'refused') lost = true;
      throw error;
    }
    if (link.action === 'login') await admit(dispatch);
    // What was turned off shows in the member's own settings, too.
    if (link.action === 'unsubscribe' && selectLoggedIn(getState())) void dispatch(fetchUser());
    return link;
  };
}
