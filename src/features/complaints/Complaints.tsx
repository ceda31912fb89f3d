/** Complaints: the form, then its receipt, with what happens next beside it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useTakenOver } from '@/core/navigation/useTakenOver';
import { Panel } from '@/ui/Panel';
import { ComplaintForm } from './ComplaintForm';
import { ComplaintReceipt } from './ComplaintReceipt';
import { useComplainant } from './useComplainant';
import type { ComplaintSent } from './useComplaintForm';
import './complaints.scss';

export function Complaints() {
  const { t } = useTranslation('complaints');
  const { owner, turn } = useComplainant();
  const takenOver = useTakenOver();
  const [receipt, setReceipt] = useState<{ sent: ComplaintSent; turn: number } | null>(null);
  // Nobody reads the receipt of somebody who has left.
  const sent = receipt?.turn === turn ? receipt.sent : null;
  return (
    <div className="complaint">
      <Panel as="div" className="complaint-panel">
        {sent === null ? (
          // What the address or an earlier try has comes into the form as soon as it is there.
          <ComplaintForm
            key={`${turn} ${takenOver}`}
            owner={owner}
            fresh={!takenOver}
            onSent={(done) => setReceipt({ sent: done, turn })}
          />
        ) : (
          <ComplaintReceipt sent={sent} onAnother={() => setReceipt(null)} />
        )}
      </Panel>
      <aside className="complaint-side" aria-labelledby="complaint-side">
        <h2 id="complaint-side" className="h3">
          {t('side.title')}
        </h2>
        <ol>
          <li>{t('side.first')}</li>
          <li>{t('side.second')}</li>
          <li>{t('side.third')}</li>
        </ol>
        <p>{t('side.free')}</p>
        <p>
          <Link to={path('service')} className="complaint-link">
            {t('side.support')}
          </Link>
        </p>
      </aside>
    </div>
  );
}
