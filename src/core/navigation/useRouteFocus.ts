/** After a change of page the focus goes to its heading, so that keyboards and screen readers start there. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Frames to wait for a page whose heading comes with its data. */
const PATIENCE_FRAMES = 40;

export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // The first page of a visit keeps the browser's own start.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    let frame = 0;
    let left = PATIENCE_FRAMES;
    const seek = (): void => {
      // Nobody is torn away from what they are writing: the page has put the focus there itself.
      if (document.activeElement instanceof HTMLTextAreaElement) return;
      const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
      if (heading) heading.focus({ preventScroll: true });
      else if (left-- > 0) frame = requestAnimationFrame(seek);
    };
    frame = requestAnimationFrame(seek);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
