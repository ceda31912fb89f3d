// One of two wordings of the same thing; which one is known to the page before anything is drawn.
import type { ReactNode } from 'react';
import './theme/worded.scss';

/** Both stand in the page, and its `data-variant` hides one of them: `a` counts where it names none. */
export function Worded({ a, b }: { a: ReactNode; b: ReactNode }) {
  return (
    <>
      {/* Apart for whoever reads the page without its styles. */}
      <span className="worded-a">{a}</span> <span className="worded-b">{b}</span>
    </>
  );
}
