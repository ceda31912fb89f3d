// Text for assistive technology only.
import type { ReactNode } from 'react';

/** Renders its children for screen readers, without showing them. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  );
}
