/** Back from the payment page: how it went, asked after until it is settled (spec 4). */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectCredits } from '@/core/auth/authSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import type { PaymentMethod } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { Completed } from './Completed';
import { failureIn } from '@/store/query';
import { endAttempt } from './keepAttempt';
import { usePayment } from './paymentApi';
import { isCardFailure, paymentView } from './paymentView';
import type { PaymentView } from './paymentView';
import { Pending } from './Pending';
import { Unfinished } from './Unfinished';
import { Withdrawn } from './Withdrawn';
import './outcome.scss';

const LONG_WAIT_MS = 30_000;

const TITLES = {
  loading: 'status.loading',
  open: 'status.open',
  pending: 'status.pending',
  completed: 'status.completed',
  withdrawn: 'status.withdrawn',
  failed: 'errors:payment_failed',
  unreachable: 'status.unreachable',
  unknown: 'status.notFound',
} as const satisfies Record<PaymentView, string>;

interface PaymentProgressProps {
  paymentId: string;
  shopPath: string;
  /** The same package again, with every method one press away. */
  again: (tried: PaymentMethod | undefined) => ReactNode;
}

export function PaymentProgress({ paymentId, shopPath, again }: PaymentProgressProps) {
  const { t } = useTranslation(['premium', 'errors', 'common']);
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const { data, error, startedTimeStamp, isFetching, refetch } = usePayment(paymentId);
  const credits = useAppSelector(selectCredits);
  const [first] = useState(credits);
  const [sawUnpaid, setSawUnpaid] = useState(false);
  if (!sawUnpaid && data !== undefined && data.status !== 'completed') setSawUnpaid(true);
  const [since, setSince] = useState<number | null>(null);
  if (since === null && startedTimeStamp !== undefined) setSince(startedTimeStamp);
  const waited = startedTimeStamp === undefined ? 0 : startedTimeStamp - (since ?? startedTimeStamp);
  const view = paymentView(data, failureIn(error), waited);
  useBackOnline(() => {
    if (view === 'unreachable') void refetch();
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // Each turn of events is read from its heading on.
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);
  useEffect(() => {
    // Known since before this page came, it is not asked after again, and nothing else ends the attempt.
    if (data?.status === 'completed') dispatch(endAttempt(data));
  }, [data, dispatch]);

  function body(): ReactNode {
    switch (view) {
      case 'loading':
        return (
          <div className="payment-wait">
            <Spinner size={40} />
            <output>{t('status.loadingText')}</output>
          </div>
        );
      case 'pending':
        return data && <Pending payment={data} long={waited >= LONG_WAIT_MS} />;
      case 'completed':
        return (
          data && (
            // Paid before this page came, and no credits since: the balance had them already.
            <Completed
              payment={data}
              before={sawUnpaid || credits > first ? first : Math.max(0, first - data.credits)}
            />
          )
        );
      case 'withdrawn':
        return data && <Withdrawn payment={data} />;
      case 'open':
        return data && <Unfinished payment={data} shopPath={shopPath} again={again(undefined)} />;
      case 'failed':
        return (
          <>
            <Alert tone="amber" live="assertive">
              {t('order.failedBefore')}
            </Alert>
            {again(data?.method)}
          </>
        );
      case 'unreachable':
        return (
          <ErrorState
            title={failureText(failureIn(error))}
            text={t('status.unreachableText')}
            action={
              <Button kind="link" busy={isFetching} onClick={() => void refetch()}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        );
      case 'unknown':
        return (
          <>
            <Alert tone="red">{t('status.notFoundText')}</Alert>
            <p className="payment-acts">
              <Link to={path('transactions')} className={buttonClass()}>
                {t('status.list')}
              </Link>
              <Link to={shopPath} className={buttonClass({ kind: 'outline' })}>
                {t('order.change')}
              </Link>
            </p>
          </>
        );
      default:
        return assertNever(view);
    }
  }

  return (
    <section
      className={`payment payment-${view}`}
      data-in-hand={view === 'loading' || view === 'pending' ? '' : undefined}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t(isCardFailure(data) ? 'errors:card_failed' : TITLES[view])}
      </h1>
      {body()}
    </section>
  );
}
