// The foot of every page: links in columns, then the small print.
import type { ReactNode } from 'react';

export interface FooterGroup {
  title: string;
  /** `<li>`s. */
  items: ReactNode;
}

interface FooterProps {
  /** Name of the links' navigation. */
  label: string;
  groups: readonly FooterGroup[];
  /** One more column, which is no navigation. */
  aside?: ReactNode;
  /** Disclaimer and further notes. */
  note?: ReactNode;
}

/** Footer frame. */
export function Footer({ label, groups, aside, note }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-columns">
          <nav aria-label={label}>
            {groups.map(({ title, items }) => (
              <div key={title}>
                <strong>{title}</strong>
                <ul>{items}</ul>
              </div>
            ))}
          </nav>
          {aside}
        </div>
        {note !== undefined && note !== null && <div className="footer-note">{note}</div>}
      </div>
    </footer>
  );
}
