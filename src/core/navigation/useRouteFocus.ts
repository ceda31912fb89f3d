/** After a change of page the focus goes to its heading, so that keyboards and screen readers start there. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withoutSlug } from '@/domain/localeChoice';
import { eachFrameUntil } from './eachFrameUntil';
import { focusHeading } from './focusHeading';

export function useRouteFocus(): void {
  // A lander that corrects its own address stays the page it is.
  const page = withoutSlug(useLocation().pathname);
  const shown = useRef(page);

  // Before the page's own effects: what they lead the focus to is theirs, and not where it was before.
  useLayoutEffect(() => {
    // The first page of a visit keeps the browser's own start.
    if (shown.current === page) return undefined;
    shown.current = page;
    const before = document.activeElement;
    // The heading may come with the page's data.
    const seeking = eachFrameUntil(() => {
      // Nobody is torn away from what they are writing: the page has put the focus there itself.
      // Nor from what they, or their tool, have gone to on the new page.
      const now = document.activeElement;
      if (now instanceof HTMLTextAreaElement) return true;
      if (now !== before && now?.closest('main')) return true;
      return focusHeading();
    });
    return seeking.stop;
  }, [page]);
}
