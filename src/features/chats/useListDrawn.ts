/** When the list of conversations is drawn: on phones the one that is open lies over it, and comes first. */
import { startTransition, useEffect, useState } from 'react';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { useTwoColumns } from '@/core/appearance/useWide';
import { quiet } from '@/lib/quiet';

/**
 * @param open the conversation on screen
 * @returns true from when the list is seen, or all that is seen is there: whoever goes back to it does not wait
 */
export function useListDrawn(open: string | null): boolean {
  const isSeen = useTwoColumns() || open === null;
  const [isDrawn, setDrawn] = useState(isSeen);
  if (isSeen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    let isHere = true;
    const drawLater = async (): Promise<void> => {
      await quiet(PREFETCH_IDLE_MS);
      if (isHere) startTransition(() => setDrawn(true));
    };
    void drawLater();
    return () => {
      isHere = false;
    };
  }, [isDrawn]);
  return isDrawn;
}
