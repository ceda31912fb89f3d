/** The search of members: filters, chips and results together. */
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/Page';
import { FilterBar } from './FilterBar';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { ClosedSearch } from './lateClosed';
import './search.scss';
import { SearchHead } from './SearchHead';
import { SearchResults } from './SearchResults';
import { SortSelect } from './SortSelect';
import { useMemberSearch } from './useMemberSearch';

interface MemberSearchProps {
  /** Draws one card; `priority` for the first pictures of the page. */
  renderCard: (id: string, priority: boolean) => ReactNode;
  /** Advertisements, shown after the first rows where the settings ask for them. */
  tiles?: ReactNode;
}

/** The whole search page below the top bar (spec 2). Visitors see it where the settings allow (spec 4). */
export function MemberSearch({ renderCard, tiles }: MemberSearchProps) {
  const { t } = useTranslation('members');
  const search = useMemberSearch();
  const { visible, filters, nearby, inForce, apply, clear } = search;

  if (!visible) {
    return (
      <Page>
        <h1 tabIndex={-1}>{t('search.title')}</h1>
        <Suspense>
          <ClosedSearch />
        </Suspense>
      </Page>
    );
  }
  const shared = { filters, nearby, onApply: apply, onClear: clear };
  return (
    <Page className="with-panel">
      <FilterPanel {...shared} />
      <div className="search-main">
        <SearchHead sort={<SortSelect filters={filters} nearby={nearby} onApply={apply} />}>
          <FilterSheet {...shared} inUse={inForce.length} />
        </SearchHead>
        <FilterBar filters={filters} inForce={inForce} onApply={apply} />
        <SearchResults search={search} renderCard={renderCard} tiles={tiles} />
      </div>
    </Page>
  );
}
