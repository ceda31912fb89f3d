// The bar of five destinations at the bottom of phones, in the members area.
import type { ReactNode } from 'react';
import './theme/bottom-bar.scss';

/** Children: up to five links, each with a 24 px icon, its word and an optional Badge. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="bottom-bar" aria-label={label}>
      {children}
    </nav>
  );
}
