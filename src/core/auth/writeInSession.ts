/** Changes of the account. The client leaves it to whoever speaks to the user endpoint to notice that the session is over (spec 6). */
import { failureOf, refusalCode } from '@/api/failure';
import { loggedOut } from './authSlice';
import { idOf } from './authThunks';
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
