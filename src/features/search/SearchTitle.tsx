/** The name of the search page: it promises people near only where the search finds them. */
import { useTranslation } from 'react-i18next';
import { selectAuthSettled, selectUser } from '@/core/auth/authSlice';
import { expectsMember } from '@/core/auth/sessionHint';
import type { SearchFilters } from '@/domain/model';
import { findsNear } from '@/domain/searchNearness';
import { useAppSelector } from '@/store/hooks';
import { selectSearchBegun, selectSearchFilters } from './searchSlice';

interface SearchTitleProps {
  /** What the address asks for; it counts until a search has begun, as then the results may be those of earlier filters. */
  filters: SearchFilters;
}

export function SearchTitle({ filters }: SearchTitleProps) {
  const { t } = useTranslation('members');
  const settled = useAppSelector(selectAuthSettled);
  const home = useAppSelector(selectUser)?.profile ?? null;
  const begun = useAppSelector(selectSearchBegun);
  const searched = useAppSelector(selectSearchFilters);
  // A member who comes back sees one title, not two.
  const isNear = settled ? findsNear(begun ? searched : filters, home) : expectsMember();
  return <h1 tabIndex={-1}>{isNear ? t('search.title') : t('search.titleAnywhere')}</h1>;
}
