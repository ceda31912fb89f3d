/** Logging out from wherever it is offered: at once here, and to the front page. */
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { focusNextHeading } from '../navigation/focusHeading';
import { noticeShown } from '../notices/noticesSlice';
import { logout } from './logout';

/** @returns a function that never rejects: where the server could not be told yet, a notice says so */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    const isThere = window.location.pathname === path('index');
    const leaving = dispatch(logout());
    // By now a member's page has given way to the log-in, whose address names it: whoever comes next must not meet that.
    await Promise.resolve();
    void navigate(path('index'), { replace: window.location.pathname === path('login') });
    // The page stays, and what was pressed goes with the member's part of it.
    if (isThere) focusNextHeading();
    if (logout.rejected.match(await leaving)) dispatch(noticeShown({ key: 'logoutWaits' }));
  };
}
