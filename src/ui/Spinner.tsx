// The waiting ring.
import { clsx } from 'clsx';
import { VisuallyHidden } from './VisuallyHidden';

interface SpinnerProps {
  size?: 18 | 24 | 40;
  /** Said to screen readers; leave out when the place itself says that it is busy. */
  label?: string | undefined;
}

/** A turning ring of `size` px in the text colour. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span
      className={clsx('spin', size !== 24 && `spin-${size}`)}
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
    >
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
