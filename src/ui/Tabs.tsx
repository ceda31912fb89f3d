// A row of tabs that change the address or the view; scrolls when narrow.
import type { ReactNode } from 'react';
import './theme/tabs.scss';

interface TabsProps {
  /** Name of the row. */
  label: string;
  /** Router links with class `tab` (the router sets `aria-current`), or TabButtons. */
  children: ReactNode;
}

/** Frame for links of class `tab` or for TabButton. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}

interface TabButtonProps {
  children: ReactNode;
  current: boolean;
  onSelect: () => void;
}

/** A tab that changes the view in place. */
export function TabButton({ children, current, onSelect }: TabButtonProps) {
  return (
    <button type="button" className="tab" aria-current={current ? 'true' : undefined} onClick={onSelect}>
      {children}
    </button>
  );
}
