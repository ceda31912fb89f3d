/** Logging in (spec 7, 8). */
import { createAppThunk } from '@/store/createAppThunk';
import { loggedIn } from './authSlice';
import { logoutTold } from './authThunks';

/** Rejects with login_failed, too_many_attempts or account_pending_deletion (spec 8). */
export const login = createAppThunk(
  'auth/login',
  async (credentials: { email: string; password: string }, { dispatch }) => {
    const calls = await import('@/api/calls/user');
    await logoutTold();
    const user = await calls.login(credentials);
    dispatch(loggedIn(user));
    return user;
  },
);
