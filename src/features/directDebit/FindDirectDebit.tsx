/** The page was opened without an order: the newest one that waits for its signature is meant. */
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { DebitUnreachable } from './DebitUnreachable';
import { useOpenDirectDebitQuery } from './directDebitApi';
import { DirectDebitSkeleton } from './DirectDebitSkeleton';
import { failureShown } from '@/store/query';
import './directDebit.scss';
import './noOrder.scss';

export function FindDirectDebit({ shopPath }: { shopPath: string }) {
  const { t } = useTranslation('directDebit');
  // Who has bought before can have a card with us; the others read in the price list what else they can pay with.
  const paid = useAppSelector(selectPaidUser);
  const { data, error, isFetching, refetch } = useOpenDirectDebitQuery();
  const failure = failureShown(error);
  useBackOnline(() => {
    if (failure !== null) void refetch();
  });
  if (failure !== null)
    return <DebitUnreachable failure={failure} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <DirectDebitSkeleton />;
  if (data !== null)
    return <Navigate to={`${path('directdebit')}?payment=${encodeURIComponent(data.payment_id)}`} replace />;
  const steps = [
    { title: t('details.title'), words: t('details.needed') },
    { title: t('mandate.step'), words: t('mandate.once') },
    { title: t('code.step'), words: t('code.comes') },
  ];
  return (
    <div className="dd-none">
      <p role="alert" className="lead muted">
        {t('state.none')}
      </p>
      <ol>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <div>
              {title}
              <p className="small muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="dd-none-actions">
        <Link to={shopPath} className={buttonClass({ kind: 'hot', size: 'lg' })}>
          {t('state.packages')}
        </Link>
        <Link to={path(paid ? 'creditsRepeat' : 'pricing')} className={buttonClass({ kind: 'link' })}>
          {t('order.other')}
        </Link>
      </div>
      <Paper />
    </div>
  );
}

/** What the three steps lead to, for the eye alone: the mandate, not yet filled in. */
function Paper() {
  const { t } = useTranslation('directDebit');
  return (
    <div className="dd-paper" aria-hidden="true">
      <p>{t('mandate.title')}</p>
      <span className="small muted">{t('mandate.iban')}</span>
      <span className="dd-paper-blank" />
      <span className="small muted">{t('mandate.kind')}</span>
      <span>{t('mandate.oneOff')}</span>
      <span className="small muted">{t('code.label')}</span>
      <span className="dd-paper-code">
        {Array.from({ length: 6 }, (_, digit) => (
          <i key={digit} />
        ))}
      </span>
    </div>
  );
}
