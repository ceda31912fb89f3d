// Facts about a member in a bordered grid.
import type { ReactNode } from 'react';
import './theme/facts.scss';

export interface FactView {
  key: string;
  /** A 20 px icon. */
  icon: ReactNode;
  term: string;
  value: ReactNode;
}

/** Three columns (two on phones) of icon, term and value. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div className="fact" key={fact.key}>
          {fact.icon}
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
