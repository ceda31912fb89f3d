/** The filters beside the results on wide screens; on others a sheet has them. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWide } from '@/core/appearance/useWide';
import { toHeading } from '@/core/navigation/focusHeading';
import type { SearchFilters } from '@/domain/model';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { LateFilterForm } from './LateFilterForm';

export interface FilterProps {
  filters: SearchFilters;
  nearby: boolean;
  onApply: (filters: SearchFilters) => void;
  /** Takes all filters away; absent when none is set. */
  onClear: (() => void) | undefined;
}

export function FilterPanel({ filters, nearby, onApply, onClear }: FilterProps) {
  const { t } = useTranslation('members');
  const headingId = useId();
  if (!useWide()) return null;
  return (
    <Panel as="aside" labelledBy={headingId} className="filter-panel">
      <div className="filter-head">
        <h2 className="filter-title" id={headingId}>
          {t('search.filters')}
        </h2>
        {onClear && (
          <Button kind="link" size="sm" ref={toHeading} onClick={onClear}>
            {t('search.clearAll')}
          </Button>
        )}
      </div>
      <LateFilterForm filters={filters} nearby={nearby} onApply={onApply} />
    </Panel>
  );
}
