// A fact or an interest in a rounded frame; not interactive.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import './theme/chip.scss';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Tinted red: shared with the visitor, chosen. */
  selected?: boolean | undefined;
  tone?: 'plain' | 'cyan' | 'green' | 'dashed' | undefined;
}

/** A still chip. */
export function Chip({ children, icon, selected = false, tone = 'plain' }: ChipProps) {
  return (
    <span className={clsx('chip', selected && 'chip-on', tone !== 'plain' && `chip-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
