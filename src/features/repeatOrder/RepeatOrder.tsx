/** Order again with a stored card: what is bought, with which card, and the button that says what it costs (spec 2). */
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { toHeading } from '@/core/navigation/focusHeading';
import { late } from '@/core/parts/late';
import { useFailureText } from '@/core/errors/useFailureText';
import type { CreditPackage } from '@/domain/model';
import { failureShown } from '@/store/query';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import type { PackageFacts } from '@/ui/PackageCard';
import { useCardsQuery, useLastPurchaseQuery } from './cardsApi';
import { RepeatForm } from './RepeatForm';
import type { BarNote, Repeat } from './repeat';
import { RepeatSkeleton } from './RepeatSkeleton';
import './repeatOrder.scss';

/** Most who come here have a card. */
const NoCards = late(() => import('./NoCards').then((m) => m.NoCards));

interface RepeatOrderProps {
  /** Undefined while they load. */
  packages: readonly CreditPackage[] | undefined;
  /** Why the packages cannot be had, and another try. */
  packagesFailure: Failure | null;
  onRetryPackages: () => void;
  facts: (pkg: CreditPackage) => PackageFacts;
  /** An order is being opened. */
  paying: boolean;
  /** Pays; answers what went wrong, null when the page is on its way to the payment. */
  onPay: (order: Repeat) => Promise<Failure | null>;
  /** What is bought and with what, below the button. */
  note: BarNote;
  shopPath: string;
  /** Below the heading: an order that waits already. */
  notice: ReactNode;
  /** What is said of a press whose answer got lost, in the place of the failure. */
  unsure: ReactNode;
  /** Between the order and the button: what the buyer may choose about withdrawing. */
  terms: ReactNode;
  /** Below the button. */
  smallPrint: ReactNode;
}

export function RepeatOrder({
  packages,
  packagesFailure,
  onRetryPackages,
  notice,
  ...form
}: RepeatOrderProps) {
  const { t } = useTranslation(['cards', 'common', 'premium']);
  const failureText = useFailureText();
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const { data: cards, error, isFetching, refetch } = useCardsQuery(viewer, FRESH);
  // Without an answer the popular package is as good a beginning.
  const { data: last = null, isLoading, error: lastError } = useLastPurchaseQuery(viewer, FRESH);
  // Once it could not be had the form stands, and what was chosen in it stays while it is asked for again.
  const lastLoading = isLoading && lastError === undefined;
  const [gone, setGone] = useState<string | null>(null);
  useBackOnline(() => {
    if (error !== undefined) void refetch();
  });
  const heading = useRef<HTMLHeadingElement>(null);

  function removed(name: string, wasLast: boolean): void {
    setGone(name);
    if (wasLast) heading.current?.focus();
  }

  function body() {
    const failure = cards === undefined ? failureShown(error) : null;
    const broken = failure ?? (packages === undefined && cards?.length !== 0 ? packagesFailure : null);
    if (broken !== null)
      return (
        <ErrorState
          title={t(failure === null ? 'premium:packages.failed' : 'failed')}
          text={failureText(broken)}
          action={
            <Button
              kind="link"
              busy={isFetching}
              ref={toHeading}
              onClick={() => {
                if (failure === null) onRetryPackages();
                else void refetch();
              }}
            >
              {t('common:actions.retry')}
            </Button>
          }
        />
      );
    if (cards?.length === 0)
      return (
        <Suspense fallback={<RepeatSkeleton />}>
          <NoCards shopPath={form.shopPath} />
        </Suspense>
      );
    if (cards === undefined || packages === undefined || lastLoading) return <RepeatSkeleton />;
    return <RepeatForm {...form} cards={cards} packages={packages} last={last} onRemoved={removed} />;
  }

  return (
    <>
      <header className="again-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="lead muted">{t('lead')}</p>
        <output className="small muted">{gone !== null && t('remove.done', { card: gone })}</output>
      </header>
      {notice}
      {body()}
    </>
  );
}

/** Cards and purchases may have changed on a payment page or another device. */
const FRESH = { refetchOnMountOrArgChange: true };
