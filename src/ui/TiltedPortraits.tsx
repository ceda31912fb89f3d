// Two tilted portraits: the picture of empty, error and sign-up pages.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Portrait } from './Portrait';

interface TiltedPortraitsProps {
  /** One or two picture addresses. */
  portraits: readonly string[];
  look: 'empty' | 'error' | 'night';
  /** In the middle, over both (a heart). */
  children?: ReactNode;
}

/** Decorative pair of portraits. */
export function TiltedPortraits({ portraits, look, children }: TiltedPortraitsProps) {
  return (
    <div className={clsx('tilt', `tilt-${look}`)} aria-hidden="true">
      {portraits.slice(0, 2).map((src) => (
        <Portrait key={src} src={src} alt="" priority={look !== 'empty'} />
      ))}
      {children}
    </div>
  );
}
