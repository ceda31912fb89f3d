/** The head of the search page: its name, how many members there are where, their order, and other ways to meet. */
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLoggedIn } from '@/core/auth/authSlice';
import type { SearchFilters } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { latePart } from './latePart';
import { selectNumResults, selectSearchFilters, selectSearchStatus } from './searchSlice';
import { SearchTitle } from './SearchTitle';

export const OtherWays = latePart(() => import('./OtherWays').then((module) => module.OtherWays));

interface SearchHeadProps {
  /** What the address asks for. */
  filters: SearchFilters;
  /** The select of the order. */
  sort: ReactNode;
  /** What stands at the end of the first line. */
  children?: ReactNode;
}

export function SearchHead({ filters, sort, children }: SearchHeadProps) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const loggedIn = useAppSelector(selectLoggedIn);
  const total = useAppSelector(selectNumResults);
  const status = useAppSelector(selectSearchStatus);
  // Of the results on screen, which may be those of earlier filters while there is no network.
  const { country, countryregion } = useAppSelector(selectSearchFilters);
  const place = countryregion ?? formats.country(country);
  return (
    <div className="search-head">
      <SearchTitle filters={filters} />
      {loggedIn && (
        <Suspense fallback={<div className="search-ways" />}>
          <OtherWays />
        </Suspense>
      )}
      {children}
      <output className="search-count muted num" aria-live="polite">
        {total !== null && t('search.countIn', { count: total, place })}
        {total === null && status !== 'failed' && <Skeleton width="12rem" height="1rem" />}
      </output>
      {sort}
    </div>
  );
}
