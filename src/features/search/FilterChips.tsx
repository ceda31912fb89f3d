/** The filters in force, each with a way to take it away. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '@/domain/model';
import type { FilterInForce } from '@/domain/searchFiltersInForce';
import { RemovableChip } from '@/ui/RemovableChip';
import { filterKey } from './filterKey';
import { useFilterName } from './useFilterName';

interface FilterChipsProps {
  filters: SearchFilters;
  inForce: readonly FilterInForce[];
  onApply: (filters: SearchFilters) => void;
}

/** Empty while the filters are the defaults; the list itself stays, to hold the focus when its last chip goes. */
export function FilterChips({ filters, inForce, onApply }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const nameOf = useFilterName(filters);
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className="filter-chips" aria-label={t('form.inUse')} ref={list} tabIndex={-1}>
      {inForce.map((filter) => (
        <li key={filterKey(filter)}>
          <RemovableChip
            label={nameOf(filter)}
            removeLabel={t('form.remove', { filter: nameOf(filter) })}
            onRemove={() => {
              // The pressed button is about to go: the focus stays with its neighbours.
              list.current?.focus();
              onApply(filter.without);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
