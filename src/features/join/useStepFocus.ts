/** A new step starts at its top, with the focus on its heading, so that it is read out. */
import { useEffect, useRef } from 'react';
import { focusHeading } from '@/core/navigation/focusHeading';

/** @param heading what the page's heading says now */
export function useStepFocus(heading: string): void {
  const shown = useRef(heading);
  useEffect(() => {
    if (shown.current === heading) return;
    shown.current = heading;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [heading]);
}
