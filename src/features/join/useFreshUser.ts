/** Whoever comes back to this tab has perhaps opened the link of the mail: the member is asked for anew. */
import { useEffect } from 'react';
import { fetchUser } from '@/core/auth/authThunks';
import { useAppDispatch } from '@/store/hooks';

export function useFreshUser(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void dispatch(fetchUser());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);
}
