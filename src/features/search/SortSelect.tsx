/** The order of the results, as a small select beside their number. */
import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide-react';
import type { SearchFilters } from '@/domain/model';
import { SORTS } from '@/domain/searchFilters';
import { Icon } from '@/ui/Icon';

interface SortSelectProps {
  filters: SearchFilters;
  /** False while the own place is unknown: then nobody is nearest. */
  nearby: boolean;
  onApply: (filters: SearchFilters) => void;
}

export function SortSelect({ filters, nearby, onApply }: SortSelectProps) {
  const { t } = useTranslation('members');
  const names = {
    recommended: t('search.sort.recommended'),
    nearest: t('search.sort.nearest'),
    newest: t('search.sort.newest'),
    active: t('search.sort.active'),
  };
  return (
    <span className="search-sort">
      <select
        aria-label={t('search.sort.label')}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((known) => known === target.value);
          if (sort) onApply({ ...filters, sort });
        }}
      >
        {SORTS.filter((sort) => nearby || sort !== 'nearest').map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size={16} />
    </span>
  );
}
