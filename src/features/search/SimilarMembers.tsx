/** Members like another one, below a profile: the first come with the profile, more on request. */
import { Fragment, Suspense, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '@/api/failure';
import { useStillShown } from '@/core/blocks/stillShown';
import { useFailureText } from '@/core/errors/useFailureText';
import { late } from '@/core/parts/late';
import { isLastPage, uniqueResults } from '@/domain/searchResults';
import { onLostFocus } from '@/lib/onLostFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { ErrorState } from '@/ui/ErrorState';
import './search.scss';
import { selectSimilarBusy, selectSimilarFailure, selectSimilarPages, selectSimilarTo } from './searchSlice';
import { fetchSimilar } from './searchThunks';

/** Apart from that of the search page, whose first load stays as it is. */
const ClosedSearch = late(() => import('./ClosedSearch').then((m) => m.ClosedSearch), ['search']);

interface SimilarMembersProps {
  id: string;
  name: string;
  /** Ids that came with the profile. */
  first: readonly string[];
  renderCard: (id: string) => ReactNode;
}

/** The button goes with what it does: the focus goes on at the name of the list. */
const toName = onLostFocus<HTMLButtonElement>((gone) =>
  gone.closest('section')?.querySelector('h2')?.focus({ preventScroll: true }),
);

export function SimilarMembers({ id, name, first, renderCard }: SimilarMembersProps) {
  const { t } = useTranslation(['members', 'common']);
  const dispatch = useAppDispatch();
  const headingId = useId();
  const failureText = useFailureText();
  const loadedFor = useAppSelector(selectSimilarTo);
  const loaded = useAppSelector(selectSimilarPages);
  const busy = useAppSelector(selectSimilarBusy);
  const failure = useAppSelector(selectSimilarFailure);
  const isOwn = loadedFor === id;
  const pages = isOwn ? loaded : [];
  const found = [...new Set([...first, ...uniqueResults(pages)])].filter((other) => other !== id);
  const ids = useStillShown(found);
  const loadMore = (): void => void dispatch(fetchSimilar({ id, page: pages.length + 1 }));
  if (ids.length === 0) return null;
  const problem = isOwn ? failure : null;
  return (
    <section className="similar-members" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {t('profile.related')}
      </h2>
      <CardGrid wide label={t('profile.related')}>
        {ids.map((other) => (
          <Fragment key={other}>{renderCard(other)}</Fragment>
        ))}
      </CardGrid>
      {refusalCode(problem) === 'search_closed' && (
        <Suspense>
          <ClosedSearch />
        </Suspense>
      )}
      {problem && refusalCode(problem) !== 'search_closed' && (
        <div className="search-problem">
          <ErrorState
            title={t('profile.moreFailed')}
            text={failureText(problem)}
            action={
              <Button kind="link" ref={toName} onClick={loadMore}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        </div>
      )}
      {!problem && !isLastPage(pages) && (
        <div className="more">
          <Button kind="outline" busy={isOwn && busy} ref={toName} onClick={loadMore}>
            {t('profile.moreLike', { name })}
          </Button>
        </div>
      )}
    </section>
  );
}
