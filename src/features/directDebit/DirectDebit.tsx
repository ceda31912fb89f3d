/** A direct debit from the open order to its signature, and every state in between (SC-11, ER-08, ER-09). */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import type { Failure } from '@/api/failure';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { late } from '@/core/parts/late';
import type { Payment } from '@/domain/model';
import { orderPath, progressPath, withCode } from '@/domain/orderPath';
import { assertNever } from '@/lib/assertNever';
import { importAhead } from '@/lib/importPart';
import { buttonClass } from '@/ui/buttonClass';
import { DebitState } from './DebitState';
import { DebitUnreachable } from './DebitUnreachable';
import { useDirectDebitOrderQuery, useMandateQuery } from './directDebitApi';
import { DirectDebitSkeleton } from './DirectDebitSkeleton';
import { directDebitView, isToSign } from './directDebitView';
import { failureShown } from '@/store/query';
import { OrderAside } from './OrderAside';
import { useDetailsDraft } from './useDetailsDraft';
import './directDebit.scss';

const loadForm = () => import('./DirectDebitForm').then((m) => m.DirectDebitForm);
const DirectDebitForm = late(loadForm);

export function DirectDebit({ paymentId, shopPath }: { paymentId: string; shopPath: string }) {
  const { t } = useTranslation(['directDebit', 'errors']);
  const navigate = useNavigate();
  const order = useDirectDebitOrderQuery(paymentId);
  const mandate = useMandateQuery(paymentId, { skip: order.data === undefined || !isToSign(order.data) });
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const view = directDebitView(
    { data: order.data, failure: failureShown(order.error) },
    { data: mandate.data, failure: failureShown(mandate.error) },
    refusal,
  );

  const { forget } = useDetailsDraft();
  // On its way while the order is asked for.
  useEffect(() => {
    void importAhead(loadForm);
  }, []);
  const isOver = view.show === 'progress';
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);

  async function askAgain(): Promise<void> {
    const { data } = await order.refetch();
    if (data !== undefined && isToSign(data) && !mandate.isUninitialized) await mandate.refetch();
  }
  useBackOnline(() => {
    if (view.show === 'unreachable') void askAgain();
    // Signed, perhaps, and not heard of: the order knows.
    else if (refusal !== null && refusal.kind !== 'refused') void order.refetch();
  });

  function failed(failure: Failure): void {
    setRefusal(failure);
    // Signed in another tab, or its answer got lost: the order knows.
    void order.refetch();
  }

  const otherWay = ({ package: id, code }: Payment) => orderPath(id, null, code);
  const otherPackage = ({ code }: Payment) => withCode(shopPath, code);

  switch (view.show) {
    case 'loading':
      return <DirectDebitSkeleton />;
    case 'unreachable':
      return (
        <DebitUnreachable
          failure={view.failure}
          busy={order.isFetching || mandate.isFetching}
          onRetry={() => void askAgain()}
        />
      );
    case 'progress':
      return <Navigate to={progressPath(view.order)} replace />;
    case 'unknown':
      return (
        <DebitState
          title={t('state.unknown')}
          text={t('state.unknownText')}
          actions={<MainLink to={shopPath}>{t('state.packages')}</MainLink>}
        />
      );
    case 'over':
      return (
        <DebitState
          title={t('state.over')}
          text={t('state.overText')}
          actions={
            <>
              <MainLink to={orderPath(view.order.package, 'sdd', view.order.code)}>
                {t('state.again')}
              </MainLink>
              <QuietLink to={otherPackage(view.order)}>{t('state.packages')}</QuietLink>
            </>
          }
        />
      );
    case 'blocked':
      return (
        <DebitState
          title={t('errors:sdd_blocked')}
          takesFocus={refusal !== null}
          text={t('state.blockedText')}
          actions={<MainLink to={otherWay(view.order)}>{t('order.other')}</MainLink>}
        />
      );
    case 'limit':
      return (
        <DebitState
          title={t('errors:sdd_limit')}
          takesFocus={refusal !== null}
          text={t('state.limitText')}
          actions={
            <>
              <MainLink to={otherWay(view.order)}>{t('order.other')}</MainLink>
              <QuietLink to={otherPackage(view.order)}>{t('state.packages')}</QuietLink>
            </>
          }
        />
      );
    case 'form':
      return (
        <Suspense fallback={<DirectDebitSkeleton />}>
          <p className="lead muted dd-lead">{t('lead')}</p>
          <div className="dd" data-in-hand="">
            <OrderAside order={view.order} mandate={view.mandate} />
            <DirectDebitForm
              mandate={view.mandate}
              onSigned={() => void navigate(progressPath(view.order), { replace: true })}
              onFailed={failed}
            />
          </div>
        </Suspense>
      );
    default:
      return assertNever(view);
  }
}

function MainLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ kind: 'hot', size: 'lg' })}>
      {children}
    </Link>
  );
}

function QuietLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ kind: 'link' })}>
      {children}
    </Link>
  );
}
