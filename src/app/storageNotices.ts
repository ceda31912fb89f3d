/** Tells once a visit that what is written is not kept, or that something which was kept had to be set back (ST-06, BX-06). */
import { isUnsentWork } from '@/config/storageKeys';
import { noticeShown } from '@/core/notices/noticesSlice';
import { onStorageTrouble } from '@/lib/storageTrouble';
import type { StorageTrouble } from '@/lib/storageTrouble';
import type { AppDispatch } from '@/store/types';

/** Called once per store. What is merely shown again, such as a closed hint, is worth no word. */
export function addStorageNotices(dispatch: AppDispatch): void {
  const told = new Set<StorageTrouble>();
  onStorageTrouble((trouble, key) => {
    if (told.has(trouble) || (trouble === 'refused' && !isUnsentWork(key))) return;
    told.add(trouble);
    // A component may be reading while it is drawn.
    queueMicrotask(() =>
      dispatch(noticeShown(trouble === 'refused' ? { key: 'notKept', tone: 'bad' } : { key: 'keptReset' })),
    );
  });
}
