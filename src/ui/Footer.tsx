// The foot of every page: links, then the small print.
import type { ReactNode } from 'react';

interface FooterProps {
  /** Name of the links' navigation. */
  label: string;
  /** `<li>`s with links. */
  links: ReactNode;
  /** Disclaimer and further notes. */
  note?: ReactNode;
}

/** Footer frame. */
export function Footer({ label, links, note }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <nav aria-label={label}>
          <ul className="footer-links">{links}</ul>
        </nav>
        {note !== undefined && note !== null && <div className="footer-note">{note}</div>}
      </div>
    </footer>
  );
}
