/** The place of the chips: they come with the first filter in force, and nothing moves when they do. */
import { Suspense, useState } from 'react';
import type { SearchFilters } from '@/domain/model';
import type { FilterInForce } from '@/domain/searchFiltersInForce';
import { Skeleton } from '@/ui/Skeleton';
import { latePart } from './latePart';

const FilterChips = latePart(() => import('./FilterChips').then((module) => module.FilterChips));

interface FilterBarProps {
  filters: SearchFilters;
  inForce: readonly FilterInForce[];
  onApply: (filters: SearchFilters) => void;
}

export function FilterBar({ filters, inForce, onApply }: FilterBarProps) {
  const [wanted, setWanted] = useState(false);
  if (inForce.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense
      fallback={
        <div className="filter-chips">
          <Skeleton width="6rem" height="36px" />
        </div>
      }
    >
      <FilterChips filters={filters} inForce={inForce} onApply={onApply} />
    </Suspense>
  );
}
