/** The search of members: filters, chips and results together. */
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Page } from '@/ui/Page';
import { FilterBar } from './FilterBar';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { ClosedSearch } from './lateClosed';
import { FilterForm } from './LateFilterForm';
import './search.scss';
import { OtherWays, SearchHead } from './SearchHead';
import { LateSearch, SearchResults } from './SearchResults';
import { SearchTitle } from './SearchTitle';
import { SortSelect } from './SortSelect';
import { useMemberSearch } from './useMemberSearch';

/** What it draws from the first. */
export const searchParts = [FilterForm, OtherWays, LateSearch];

interface MemberSearchProps {
  /** Draws one card; `priority` for the first pictures of the page. */
  renderCard: (id: string, priority: boolean) => ReactNode;
  /** Advertisements, shown after the first rows where the settings ask for them. */
  tiles?: ReactNode;
}

/** The whole search page below the top bar (spec 2). Visitors see it where the settings allow (spec 4). */
export function MemberSearch({ renderCard, tiles }: MemberSearchProps) {
  const search = useMemberSearch();
  const { visible, filters, nearby, inForce, apply, clear } = search;

  if (!visible) {
    return (
      <Page>
        <SearchTitle filters={filters} />
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
        <SearchHead filters={filters} sort={<SortSelect filters={filters} nearby={nearby} onApply={apply} />}>
          <FilterSheet {...shared} inUse={inForce.length} />
        </SearchHead>
        <FilterBar filters={filters} inForce={inForce} onApply={apply} />
        <SearchResults search={search} renderCard={renderCard} tiles={tiles} />
      </div>
    </Page>
  );
}
