/** The filters beside the results on wide screens. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '@/domain/model';
import { filtersToQuery } from '@/domain/searchFilters';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { FilterForm } from './FilterForm';

interface FilterPanelProps {
  filters: SearchFilters;
  defaults: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

export function FilterPanel({ filters, defaults, onApply }: FilterPanelProps) {
  const { t } = useTranslation('members');
  const headingId = useId();
  const query = filtersToQuery(filters);
  return (
    <Panel as="aside" labelledBy={headingId} className="filter-panel">
      <div className="filter-head">
        <h2 className="filter-title" id={headingId}>
          {t('search.filters')}
        </h2>
        {query !== filtersToQuery(defaults) && (
          <Button kind="link" size="sm" onClick={() => onApply(defaults)}>
            {t('search.clearAll')}
          </Button>
        )}
      </div>
      <FilterForm key={query} filters={filters} onApply={onApply} />
    </Panel>
  );
}
