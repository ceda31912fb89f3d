/** Keeps what is known of push true while somebody looks at it: the browser's own settings may change meanwhile. */
import { useEffect, useState } from 'react';
import { detectPush } from '@/core/push/pushThunks';
import { useAppDispatch } from '@/store/hooks';

/** @returns false until the browser was read for the first time */
export function usePushWatch(): boolean {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const { signal, ...ending } = controller();
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await dispatch(detectPush());
      if (!signal.aborted) setKnown(true);
    };
    const again = (): void => void look();
    again();
    // Whoever allows it in the settings, or in another tab, comes back to a page that knows.
    document.addEventListener('visibilitychange', again, { signal });
    void permissionStatus().then((status) => status?.addEventListener('change', again, { signal }));
    return ending.end;
  }, [dispatch]);
  return known;
}

function controller() {
  const abort = new AbortController();
  return { signal: abort.signal, end: () => abort.abort() };
}

/** Some browsers cannot be asked, or know no such permission. */
async function permissionStatus(): Promise<PermissionStatus | null> {
  if (!('permissions' in navigator)) return null;
  return navigator.permissions.query({ name: 'notifications' }).catch(() => null);
}
