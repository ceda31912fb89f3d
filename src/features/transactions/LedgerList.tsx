/** Movements of credits under the names of their months. */
import type { Ref } from 'react';
import { Panel } from '@/ui/Panel';
import type { LedgerMonth } from './ledgerMonths';
import { LedgerRow } from './LedgerRow';
import { useStatementFormats } from './useStatementFormats';

interface LedgerListProps {
  months: readonly LedgerMonth[];
  ref?: Ref<HTMLDivElement> | undefined;
}

export function LedgerList({ months, ref }: LedgerListProps) {
  const formats = useStatementFormats();
  return (
    <div className="ledger" ref={ref}>
      {months.map(({ key, at, entries }) => (
        <section key={key} aria-labelledby={`month-${key}`}>
          <h3 id={`month-${key}`}>{formats.month(at)}</h3>
          <Panel as="div" className="statement-panel">
            <ul className="statement" aria-labelledby={`month-${key}`}>
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </Panel>
        </section>
      ))}
    </div>
  );
}
