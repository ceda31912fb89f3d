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

/** Columns of icon, term and value: three where there is room, two otherwise. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <div className="facts-frame">
      <dl className="facts">
        {facts.map((fact) => (
          <div className="fact" key={fact.key}>
            {fact.icon}
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
