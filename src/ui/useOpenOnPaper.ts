/** On paper nothing unfolds: all of it is open while the page is printed, and afterwards as its reader had left it. */
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** @param place whose `details` are meant */
export function useOpenOnPaper(place: RefObject<Element | null>): void {
  useEffect(() => {
    const opened = new Set<HTMLDetailsElement>();
    const open = (): void => {
      for (const details of place.current?.querySelectorAll('details') ?? [])
        if (!details.open) opened.add(details);
      for (const details of opened) details.open = true;
    };
    const close = (): void => {
      for (const details of opened) details.open = false;
      opened.clear();
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [place]);
}
