// A row of tabs that change the address or the view; scrolls when narrow.
import type { ReactNode } from 'react';
import './theme/tabs.scss';

interface TabsProps {
  /** Name of the row. */
  label: string;
  /** Router links with class `tab`; the router sets `aria-current`. */
  children: ReactNode;
}

/** Frame for links of class `tab`. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
