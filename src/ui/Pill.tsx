// A word that marks something: a discount, the most popular package, a count in a heading.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface PillProps {
  children: ReactNode;
  tone?: 'red' | 'amber' | 'white' | undefined;
  icon?: ReactNode;
}

/** A small rounded word. */
export function Pill({ children, tone = 'red', icon }: PillProps) {
  return (
    <span className={clsx('pill', tone !== 'red' && `pill-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
