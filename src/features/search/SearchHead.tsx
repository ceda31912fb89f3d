/** The head of the search page: its name, and how many members there are where. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { selectNumResults, selectSearchStatus } from './searchSlice';

/** @param children what stands at the end of the line */
export function SearchHead({ filters, children }: { filters: SearchFilters; children?: ReactNode }) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const total = useAppSelector(selectNumResults);
  const status = useAppSelector(selectSearchStatus);
  const place = filters.countryregion ?? formats.country(filters.country);
  return (
    <div className="search-head">
      <div className="grow">
        <h1 tabIndex={-1}>{t('search.title')}</h1>
        <output className="search-count muted num" aria-live="polite">
          {total !== null && t('search.countIn', { count: total, place })}
          {total === null && status !== 'failed' && <Skeleton width="12rem" height="1rem" />}
        </output>
      </div>
      {children}
    </div>
  );
}
