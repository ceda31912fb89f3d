/** One place of a list: the card, or what is left of it after the reader's own act. The focus stays in the place. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface PlaceProps {
  gone: boolean;
  card: ReactNode;
  /** Shown while gone; its first button takes the focus. */
  note: ReactNode;
}

export function Place({ gone, card, note }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(gone);
  useEffect(() => {
    if (before.current === gone) return;
    before.current = gone;
    // The pressed button is gone, and with it the focus.
    if (document.activeElement === document.body || document.activeElement === null)
      place.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [gone]);
  return <div ref={place}>{gone ? note : card}</div>;
}
