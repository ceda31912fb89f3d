/** The search of members: filters, chips and results together. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '@/core/access/MembersOnly';
import { activeFilterChips } from '@/domain/searchFilters';
import { Page } from '@/ui/Page';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import './search.scss';
import { SearchHead } from './SearchHead';
import { SearchResults } from './SearchResults';
import { useMemberSearch } from './useMemberSearch';

interface MemberSearchProps {
  /** Draws one card; `priority` for the first pictures of the page. */
  renderCard: (id: string, priority: boolean) => ReactNode;
}

/** The whole search page below the top bar (spec 2). Visitors see it where the settings allow (spec 4). */
export function MemberSearch({ renderCard }: MemberSearchProps) {
  const { t } = useTranslation('members');
  const { visible, filters, defaults, apply, loadMore } = useMemberSearch();
  if (!visible) {
    return (
      <Page>
        <h1 tabIndex={-1}>{t('search.title')}</h1>
        <MembersOnly title={t('search.closed.title')} text={t('search.closed.text')} />
      </Page>
    );
  }
  const filtered = activeFilterChips(filters, defaults).length > 0;
  const shared = { filters, defaults, onApply: apply };
  return (
    <Page className="with-panel">
      <FilterPanel {...shared} />
      <div className="search-main">
        <SearchHead filters={filters}>
          <FilterSheet {...shared} />
        </SearchHead>
        <FilterChips {...shared} />
        <div className="search-list">
          <SearchResults
            renderCard={renderCard}
            onMore={loadMore}
            onClear={filtered ? () => apply(defaults) : undefined}
          />
        </div>
      </div>
    </Page>
  );
}
