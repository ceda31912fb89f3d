/** One part of the console, folded until it is wanted: what nobody looks at asks nothing of the mock. */
import { useState } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** A few words beside the title: what is the case now. */
  now?: string | undefined;
  open?: boolean;
  children: ReactNode;
}

export function Section({ title, now, open = false, children }: SectionProps) {
  const [shown, setShown] = useState(open);
  return (
    <details className="qa-section" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        <h3 className="h5">{title}</h3>
        {now !== undefined && <span className="muted">{now}</span>}
      </summary>
      {shown && <div className="qa-section-body">{children}</div>}
    </details>
  );
}
