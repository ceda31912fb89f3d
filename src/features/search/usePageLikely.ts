/** Tells that a page is likely opened next, as soon as somebody turns to a link that leads there. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { RouteName } from '@/config/paths';
import { pageLikely } from '@/core/prefetch/pageLikely';
import { useAppDispatch } from '@/store/hooks';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** @returns the ref of the element with the links */
export function usePageLikely(page: RouteName): RefObject<HTMLDivElement | null> {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = element.current;
    const heard = new AbortController();
    for (const sign of SIGNS) {
      around?.addEventListener(
        sign,
        ({ target }) => {
          if (!(target instanceof Element) || !target.closest('a')) return;
          heard.abort();
          dispatch(pageLikely(page));
        },
        { passive: true, signal: heard.signal },
      );
    }
    return () => heard.abort();
  }, [dispatch, page]);
  return element;
}
