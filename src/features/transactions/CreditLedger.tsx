/** What the credits were spent on, month by month, with the balance after each movement. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaginationControl } from '@/ui/PaginationControl';
import { Blank } from './Blank';
import { failureIn } from '@/store/query';
import { byMonth, withoutTwins } from './ledgerMonths';
import { LedgerList } from './LedgerList';
import { useMovementsInfiniteQuery } from './transactionsApi';
import { Unloaded } from './Unloaded';
import { Waiting } from './Waiting';

/** @param viewer id of the account */
export function CreditLedger({ viewer }: { viewer: string }) {
  const { t } = useTranslation('transactions');
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useMovementsInfiniteQuery(viewer, { refetchOnMountOrArgChange: true });

  const more = async (): Promise<void> => {
    const shown = list.current?.querySelectorAll('li').length ?? 0;
    const answer = await fetchNextPage();
    // The button may be gone; whoever reads on does so at the first line that came.
    if (answer.isSuccess && !answer.hasNextPage)
      list.current?.querySelectorAll<HTMLElement>('li')[shown]?.focus({ preventScroll: true });
  };

  return (
    <>
      <h2 className="visually-hidden">{t('ledger.title')}</h2>
      {body()}
    </>
  );

  function body() {
    if (data === undefined && error === undefined) return <Waiting label={t('ledger.loading')} />;
    if (data === undefined)
      return (
        <Unloaded
          title={t('ledger.failed')}
          failure={failureIn(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    const entries = withoutTwins(data.pages.flatMap(({ results }) => results));
    const total = data.pages.at(-1)?.numResults ?? entries.length;
    if (entries.length === 0) return <Blank title={t('ledger.empty')} text={t('ledger.emptyText')} />;
    return (
      <>
        <LedgerList months={byMonth(entries)} ref={list} />
        {error !== undefined && !isFetching && (
          <Unloaded
            title={t('ledger.moreFailed')}
            failure={failureIn(error)}
            busy={isFetchingNextPage}
            onRetry={() => void more()}
          />
        )}
        {(hasNextPage || data.pages.length > 1) && (
          <PaginationControl
            position={t('ledger.position', { shown: entries.length, count: total })}
            hasMore={hasNextPage}
            moreLabel={t('ledger.more')}
            busy={isFetchingNextPage}
            onMore={() => void more()}
          />
        )}
      </>
    );
  }
}
