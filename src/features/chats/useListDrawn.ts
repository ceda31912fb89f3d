/** When the list of conversations is drawn: on phones the one that is open lies over it, and comes first. */
import { startTransition, useEffect, useState } from 'react';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { useTwoColumns } from '@/core/appearance/useWide';
import { quiet } from '@/lib/quiet';
import { useAppSelector } from '@/store/hooks';
import { selectThread } from './chatsSlice';

/**
 * @param open the conversation on screen
 * @returns true from when the list is seen, or the conversation is there, or cannot be had: whoever goes back does not wait
 */
export function useListDrawn(open: string | null): boolean {
  const isSeen = useTwoColumns() || open === null;
  const isAwaited = useAppSelector((state) => {
    const status = selectThread(state, open)?.status;
    return status !== 'ready' && status !== 'failed';
  });
  const [isDrawn, setDrawn] = useState(isSeen);
  if (isSeen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn || isAwaited) return undefined;
    let isHere = true;
    const drawLater = async (): Promise<void> => {
      await quiet(PREFETCH_IDLE_MS);
      if (isHere) startTransition(() => setDrawn(true));
    };
    void drawLater();
    return () => {
      isHere = false;
    };
  }, [isDrawn, isAwaited]);
  return isDrawn;
}
