/** A first look at the members on another page: the top of a search without filters of the member's own (spec 2). */
import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectSettings } from '@/core/settings/settingsSlice';
import { defaultFilters } from '@/domain/searchFilters';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { ErrorState } from '@/ui/ErrorState';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { openSearch } from './openSearch';
import './placeListeners';
import { selectResultIds, selectSearchFailure, selectSearchStatus } from './searchSlice';

interface MembersPreviewProps {
  label: string;
  /** Said where the search finds nobody. */
  empty: string;
  renderCard: (id: string) => ReactNode;
}

/** Two rows of the widest grid. */
const MOST = 10;
const SKELETONS = Array.from({ length: MOST }, (_, index) => <MemberCardSkeleton key={index} />);

/** Its results are those of the search page, which goes on with them. */
export function MembersPreview({ label, empty, renderCard }: MembersPreviewProps) {
  const { t } = useTranslation(['members', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const user = useAppSelector(selectUser);
  const settings = useAppSelector(selectSettings);
  const ids = useAppSelector(selectResultIds);
  const status = useAppSelector(selectSearchStatus);
  const failure = useAppSelector(selectSearchFailure);
  const search = (): void => dispatch(openSearch(defaultFilters(user, settings)));

  useEffect(() => {
    if (user && settings) dispatch(openSearch(defaultFilters(user, settings)));
  }, [dispatch, user, settings]);

  if (status === 'failed' && ids.length === 0) {
    return (
      <ErrorState
        title={t('search.failed')}
        text={failureText(failure)}
        action={
          <Button kind="link" ref={toHeading} onClick={search}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  if (status === 'ready' && ids.length === 0) return <p className="muted">{empty}</p>;
  return (
    <CardGrid wide label={label} busy={ids.length === 0}>
      {ids.length === 0
        ? SKELETONS
        : ids.slice(0, MOST).map((id) => <Fragment key={id}>{renderCard(id)}</Fragment>)}
    </CardGrid>
  );
}
