// One way to draw an icon: the set's line weight, hidden from assistive technology.
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';

interface IconProps {
  as: LucideIcon;
  size?: 16 | 18 | 20 | 24 | 32;
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative Lucide icon, `size` in px. The text beside it, or the control's label, carries the meaning. */
export function Icon({ as: Drawing, size = 20, filled = false, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
      className={clsx(filled && 'icon-filled', className)}
    />
  );
}
