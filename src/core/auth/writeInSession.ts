/** Changes of the account. The client leaves it to whoever speaks to the user endpoint to notice that the session is over (spec 6). */
import { ApiError, failureOf, refusalCode } from '@/api/failure';
import type { User } from '@/domain/model';
import { loggedOut, selectUser } from './authSlice';
import { fetchUser, idOf, learnUser } from './authThunks';
import type { Tools } from './authThunks';

/**
 * Writes to the user endpoint for whoever is here. Where the server says that the session has ended elsewhere it ends here,
 * too: without this the page would say that something went wrong, for ever.
 * @param write makes the call
 * @throws what the call throws
 */
export async function writeInSession<Answer>(tools: Tools, write: () => Promise<Answer>): Promise<Answer> {
  const { dispatch, getState } = tools;
  const member = idOf(getState());
  try {
    return await write();
  } catch (error) {
    const isOver = refusalCode(failureOf(error)) === 'authentication_required';
    // Somebody else's session, who came meanwhile, is not over.
    if (isOver && member !== null && idOf(getState()) === member) dispatch(loggedOut({ by: 'expiry' }));
    throw error;
  }
}

/**
 * The same for a change that the server answers with the account, which is taken in. Where something else has changed it here
 * meanwhile the answer may be older, e.g. one that is told again after it got lost: the server is asked anew.
 * @param write makes the call
 * @returns the answer
 * @throws what the call throws; ApiError `aborted` when somebody else, or nobody, is here by then
 */
export async function writeUser(tools: Tools, write: () => Promise<User>): Promise<User> {
  const { dispatch, getState } = tools;
  const seen = selectUser(getState());
  const member = idOf(getState());
  const user = await writeInSession(tools, write);
  const isHere = (): boolean => member !== null && idOf(getState()) === member;
  if (isHere()) {
    const isLatest = selectUser(getState()) === seen || fetchUser.rejected.match(await dispatch(fetchUser()));
    if (isLatest) learnUser(user, member, tools);
  }
  if (!isHere()) throw new ApiError({ kind: 'aborted' });
  return user;
}
