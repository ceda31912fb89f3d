// Sign-up and log-in pages: night panel with two portraits on the left, form on the right.
import type { ReactNode } from 'react';
import { TiltedPortraits } from './TiltedPortraits';
import './theme/split.scss';

interface SplitAuthProps {
  /** On the night panel, top left. */
  logo: ReactNode;
  portraits: readonly string[];
  /** Heading and line at the foot of the night panel. */
  words: ReactNode;
  /** Above the form: back and the other way in (phones), the other way in (desktop). */
  top?: ReactNode;
  children: ReactNode;
}

/** Split page; the night panel shows from 992 px. */
export function SplitAuth({ logo, portraits, words, top, children }: SplitAuthProps) {
  return (
    <div className="split">
      <div className="split-night on-navy">
        <div>{logo}</div>
        <TiltedPortraits portraits={portraits} look="night" />
        <div className="split-words">{words}</div>
      </div>
      <div className="split-form">
        <div className="split-top">{top}</div>
        {children}
      </div>
    </div>
  );
}
