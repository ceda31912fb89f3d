/** A page that changes while its address stays leads the focus to its new heading. */
import { useLayoutEffect } from 'react';

/** @param heading what the heading says now; null while the page is as it came */
export function useHeadingFocus(heading: string | null): void {
  useLayoutEffect(() => {
    if (heading === null) return;
    document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [heading]);
}
