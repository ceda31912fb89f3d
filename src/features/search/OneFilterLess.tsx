/** A button for each filter in force that searches without it. */
import { useTranslation } from 'react-i18next';
import { toHeading } from '@/core/navigation/focusHeading';
import { Button } from '@/ui/Button';
import { filterKey } from './filterKey';
import { useFilterName } from './useFilterName';
import type { MemberSearchState } from './useMemberSearch';

export function OneFilterLess({ search }: { search: MemberSearchState }) {
  const { t } = useTranslation('search');
  const { filters, inForce, apply } = search;
  const nameOf = useFilterName(filters);
  return (
    <ul className="one-filter-less" aria-label={t('few.group')}>
      {inForce.map((filter) => (
        <li key={filterKey(filter)}>
          <Button kind="outline" ref={toHeading} onClick={() => apply(filter.without)}>
            {t('few.without', { filter: nameOf(filter) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
