// A round button with an icon alone: its name is a label and a tooltip.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';

export type IconButtonKind = 'plain' | 'quiet' | 'outline' | 'primary' | 'hot' | 'dark' | 'white';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as tooltip. */
  label: string;
  icon: ReactNode;
  kind?: IconButtonKind | undefined;
  /** 44 or 52 px. */
  size?: 'md' | 'lg' | undefined;
  /** A Badge on the corner. */
  badge?: ReactNode;
  /** Where the tooltip opens; `none` for none. */
  tip?: 'bottom' | 'top' | 'end' | 'none' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Classes of an icon button, for router links. */
export function iconButtonClass(kind: IconButtonKind = 'plain', size: 'md' | 'lg' = 'md'): string {
  return clsx('icon-btn', kind !== 'plain' && `icon-btn-${kind}`, size === 'lg' && 'icon-btn-lg');
}

/** A 44 px (or 52 px) round icon button. */
export function IconButton({
  label,
  icon,
  kind = 'plain',
  size = 'md',
  badge,
  tip = 'bottom',
  type,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      className={clsx(iconButtonClass(kind, size), className)}
    >
      {icon}
      {badge}
      {tip !== 'none' && (
        <span className={clsx('tip', tip !== 'bottom' && `tip-${tip}`)} aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}
