/** Tells the filters in force apart in a list. */
import type { FilterInForce } from '@/domain/searchFiltersInForce';

export const filterKey = (filter: FilterInForce): string =>
  filter.kind === 'interest' ? `interest-${filter.interest}` : filter.kind;
