/** The filters in force, each with a way to take it away. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '@/domain/model';
import { activeFilterChips } from '@/domain/searchFilters';
import type { FilterChip } from '@/domain/searchFilters';
import { assertNever } from '@/lib/assertNever';
import { useFormats } from '@/i18n/useFormats';
import { RemovableChip } from '@/ui/RemovableChip';

interface FilterChipsProps {
  filters: SearchFilters;
  defaults: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

/** Empty while the filters are the defaults; the list itself stays, to hold the focus when its last chip goes. */
export function FilterChips({ filters, defaults, onApply }: FilterChipsProps) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const chips = activeFilterChips(filters, defaults);

  function labelOf({ kind }: FilterChip): string {
    switch (kind) {
      case 'gender':
        return filters.gender === 'female' ? t('search.gender.female') : t('search.gender.male');
      case 'country':
        return formats.country(filters.country);
      case 'countryregion':
        return filters.countryregion ?? '';
      case 'age':
        return t('search.ageSpan', { from: filters.min_age, to: filters.max_age });
      default:
        return assertNever(kind);
    }
  }

  return (
    <ul className="filter-chips" aria-label={t('search.inUse')} ref={list} tabIndex={-1}>
      {chips.map((chip) => (
        <li key={chip.kind}>
          <RemovableChip
            label={labelOf(chip)}
            removeLabel={t('search.remove', { filter: labelOf(chip) })}
            onRemove={() => {
              // The pressed button is about to go: the focus stays with its neighbours.
              list.current?.focus();
              onApply(chip.without);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
