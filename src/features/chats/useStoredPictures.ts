/** Brings in the pictures of drafts that an earlier page, or another tab, has put into the browser's storage. */
import { useEffect } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { picturesTakenIn } from './attachmentsSlice';
import { selectAccount } from './chatsSlice';
import { picturesKey, readPictures } from './pictureRecords';

/** Storage tells the tabs of each other's pictures; a page that slept, or was put away, has heard nothing. */
export function useStoredPictures(): void {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  useEffect(() => {
    if (account === null) return undefined;
    const takeIn = (): void => {
      const pictures = readPictures(account);
      dispatch(picturesTakenIn({ account, pictures }));
      // A conversation that is removed from the list takes its picture along, too.
      if (Object.keys(pictures).length > 0) void whenReachable(() => import('./attachmentThunks'));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key === picturesKey(account)) takeIn();
    };
    takeIn();
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', takeIn, { signal });
    document.addEventListener('visibilitychange', takeIn, { signal });
    return () => over.abort();
  }, [dispatch, account]);
}
