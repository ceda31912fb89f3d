/** Members like another one, below a profile: the first come with the profile, more on request. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useStillShown } from '@/core/blocks/stillShown';
import { useFailureText } from '@/core/errors/useFailureText';
import { isLastPage, uniqueResults } from '@/domain/searchResults';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { ErrorState } from '@/ui/ErrorState';
import './search.scss';
import { selectSimilarBusy, selectSimilarFailure, selectSimilarPages, selectSimilarTo } from './searchSlice';
import { fetchSimilar } from './searchThunks';

interface SimilarMembersProps {
  id: string;
  name: string;
  /** Ids that came with the profile. */
  first: readonly string[];
  renderCard: (id: string) => ReactNode;
}

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
  return (
    <section className="similar-members" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('profile.related')}</h2>
      <CardGrid wide label={t('profile.related')}>
        {ids.map((other) => (
          <Fragment key={other}>{renderCard(other)}</Fragment>
        ))}
      </CardGrid>
      {isOwn && failure ? (
        <div className="search-problem">
          <ErrorState
            title={t('profile.moreFailed')}
            text={failureText(failure)}
            action={
              <Button kind="link" onClick={loadMore}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        </div>
      ) : (
        !isLastPage(pages) && (
          <div className="more">
            <Button kind="outline" busy={busy} onClick={loadMore}>
              {t('profile.moreLike', { name })}
            </Button>
          </div>
        )
      )}
    </section>
  );
}
