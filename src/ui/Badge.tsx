// A count or a word in a small red lozenge.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from './VisuallyHidden';

export type BadgeTone = 'new' | 'warning' | 'danger' | 'muted';

interface BadgeProps {
  /** What is shown, as formatted by the caller ('99+' from 100). */
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** The meaning in words for screen readers ("3 unread messages"); replaces the shown text there. */
  label?: string | undefined;
}

/** A badge of 20 px height. Place it inside a positioned icon holder or after a label. */
export function Badge({ children, tone = 'new', label }: BadgeProps) {
  return (
    <span className={clsx('badge-n', tone !== 'new' && `badge-n-${tone}`)}>
      <span aria-hidden={label === undefined ? undefined : true}>{children}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
