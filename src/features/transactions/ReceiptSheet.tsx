/** A receipt on the page, as it is printed. */
import { clsx } from 'clsx';
import { Panel } from '@/ui/Panel';
import type { Receipt } from './receipt';

interface ReceiptSheetProps {
  receipt: Receipt;
  /** Id of the heading that names it. */
  titleId: string;
}

export function ReceiptSheet({ receipt: { title, site, parts, note }, titleId }: ReceiptSheetProps) {
  return (
    <Panel as="section" className="receipt" labelledBy={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <span aria-hidden="true">{site}</span>
      </header>
      {parts.map(({ key, heading, lines }) => (
        <div key={key} className={`receipt-part receipt-${key}`}>
          {heading !== null && <h3>{heading}</h3>}
          <dl>
            {lines.map((line) => (
              <div key={line.key} className={clsx(line.total === true && 'receipt-total')}>
                <dt>{line.label}</dt>
                <dd className="num">{line.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="small muted">{note}</p>
    </Panel>
  );
}
