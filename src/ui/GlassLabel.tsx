// A label on a picture, readable on any ground.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface GlassLabelProps {
  children: ReactNode;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** `new` is the white one of a new like. */
  tone?: 'glass' | 'new' | undefined;
}

/** Dark glass (or white) label for the corner of a card or picture. */
export function GlassLabel({ children, icon, tone = 'glass' }: GlassLabelProps) {
  return (
    <span className={clsx('glass', tone === 'new' && 'glass-new')}>
      {icon}
      {children}
    </span>
  );
}
