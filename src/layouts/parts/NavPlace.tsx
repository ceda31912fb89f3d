/** A place of the navigation: current on its own page, and on those at addresses of their own that lie behind it. */
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

interface NavPlaceProps {
  to: string;
  /** The place that the open page lies behind, where it has one. */
  behind: string | undefined;
  className?: string;
  children: ReactNode;
}

export function NavPlace({ to, behind, className = '', children }: NavPlaceProps) {
  const isBehind = to === behind;
  const Place = isBehind ? Link : NavLink;
  return (
    <Place className={className} to={to} aria-current={isBehind || 'page'}>
      {children}
    </Place>
  );
}
