// A row of tabs that change the address or the view; scrolls when narrow.
import type { ReactNode } from 'react';
import './theme/tabs.scss';
import { useCurrentInView } from './useCurrentInView';

interface TabsProps {
  /** Name of the row. */
  label: string;
  /** Which tab is the current one; a change brings it into view. */
  current: string;
  /** Router links with class `tab`; the router sets `aria-current`. */
  children: ReactNode;
}

/** Frame for links of class `tab`. */
export function Tabs({ label, current, children }: TabsProps) {
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {children}
    </nav>
  );
}
