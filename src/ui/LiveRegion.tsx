// A hidden region whose changes are read out.
import type { ReactNode } from 'react';

/** A polite region; it must stand in the page before its text changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </output>
  );
}
