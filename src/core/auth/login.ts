/** Logging in (spec 7, 8). */
import { createAppThunk } from '@/store/createAppThunk';
import { logoutTold } from './tellLogout';
import { welcome } from './welcome';

/** Rejects with login_failed, too_many_attempts or account_pending_deletion (spec 8). */
export const login = createAppThunk(
  'auth/login',
  async (credentials: { email: string; password: string }, { dispatch }) => {
    const calls = await import('@/api/calls/user');
    await logoutTold();
    const user = await calls.login(credentials);
    dispatch(welcome(user));
    return user;
  },
);
