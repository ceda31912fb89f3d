/** A page that changes while its address stays leads the focus to its new heading. */
import { useLayoutEffect } from 'react';
import { focusHeading } from './focusHeading';

/** @param heading what the heading says now; null while the page is as it came */
export function useHeadingFocus(heading: string | null): void {
  useLayoutEffect(() => {
    if (heading !== null) focusHeading();
  }, [heading]);
}
