// The bar at the top of every page.
import type { ReactNode } from 'react';

interface TopBarProps {
  /** The logo's link, or a back button before it. */
  start: ReactNode;
  /** Links of class `nav-pill`, shown from 768 px. */
  nav?: ReactNode;
  navLabel?: string | undefined;
  end?: ReactNode;
}

/** Sticky top bar, 72 px high (56 on phones). */
export function TopBar({ start, nav, navLabel, end }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="page">
        {start}
        {nav !== undefined && nav !== null && (
          <nav className="top-bar-nav" aria-label={navLabel}>
            {nav}
          </nav>
        )}
        <div className="top-bar-end">{end}</div>
      </div>
    </header>
  );
}
