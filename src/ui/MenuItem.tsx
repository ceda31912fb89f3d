// An action in a Menu. For links, give the router's link `menuItemProps`.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Set for a choice out of several (languages): true for the chosen one. */
  checked?: boolean | undefined;
  lang?: string | undefined;
}

/** Props that make a router link an item of a Menu: `<Link to="/x" {...menuItemProps}>`. */
export const menuItemProps = { role: 'menuitem', tabIndex: -1, className: 'menu-item' } as const;

/** A button in a Menu. */
export function MenuItem({ children, icon, onSelect, danger, disabled, checked, lang }: MenuItemProps) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      lang={lang}
      disabled={disabled}
      className={clsx('menu-item', danger === true && 'menu-item-danger')}
      onClick={onSelect}
    >
      {icon}
      {children}
    </button>
  );
}
