/** An order that is not paid: go on with it, or drop it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Payment } from '@/domain/model';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { failureIn } from '@/store/query';
import { openWay } from './openWay';
import { useDropPurchaseMutation } from './transactionsApi';

interface OpenOrderActsProps {
  payment: Payment;
  /** Id of an element that says which order. */
  describedBy?: string | undefined;
  /** The server has dropped it. */
  onDropped: () => void;
}

export function OpenOrderActs({ payment, describedBy, onDropped }: OpenOrderActsProps) {
  const { t } = useTranslation('transactions');
  const failureText = useFailureText();
  const [drop, { error, isLoading }] = useDropPurchaseMutation();
  const way = openWay(payment.redirect_url);
  const look = buttonClass({ size: 'sm' });

  const dropIt = async (): Promise<void> => {
    const answer = await drop(payment.payment_id);
    if (answer.data?.status === 'cancelled') onDropped();
  };

  return (
    <div className="order-acts">
      <div className="cluster">
        {way?.within === true && (
          <Link to={way.to} className={look} aria-describedby={describedBy}>
            {t('list.goOn')}
          </Link>
        )}
        {way?.within === false && (
          <a href={way.to} className={look} aria-describedby={describedBy}>
            {t('list.goOn')}
            {way.site !== null && ` (${way.site})`}
          </a>
        )}
        <Button
          kind="quiet"
          size="sm"
          busy={isLoading}
          aria-describedby={describedBy}
          onClick={() => void dropIt()}
        >
          {t('list.drop')}
        </Button>
      </div>
      <div role="alert">
        {error !== undefined && !isLoading && <Alert tone="red">{failureText(failureIn(error))}</Alert>}
      </div>
    </div>
  );
}
