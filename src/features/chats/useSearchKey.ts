/** Ctrl or Command with Shift and F opens the search in the conversation; without Shift it is the browser's own. */
import { useEffect, useEffectEvent } from 'react';

/** @param open undefined while there is nothing to search */
export function useSearchKey(open: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
    // Behind a dialog the page takes no keys.
    const isBehind = document.getElementById('root')?.inert === true;
    if (!open || !isWanted || isBehind || event.defaultPrevented) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
