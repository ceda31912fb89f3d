/** A page that changes while its address stays leads the focus to its new heading. */
import { useLayoutEffect } from 'react';
import { isFocusFree } from '@/ui/freeFocus';
import { focusHeading } from './focusHeading';

/** @param heading what the heading says now; null while the page is as it came */
export function useHeadingFocus(heading: string | null): void {
  useLayoutEffect(() => {
    if (heading !== null) focusHeading();
  }, [heading]);
}

/** The same where nobody has the focus, because it went with the heading before. @param state of the page; `''` for none */
export function useFreeHeading(state: string): void {
  useLayoutEffect(() => {
    if (state !== '' && isFocusFree(null)) focusHeading();
  }, [state]);
}
