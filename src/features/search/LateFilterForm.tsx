/** The form of the filters, with its shape while it comes: the faces come first. */
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { late } from '@/core/parts/late';
import { Skeleton } from '@/ui/Skeleton';

export const FilterForm = late(
  () => import('./FilterForm').then((m) => m.FilterForm),
  ['search', 'interests'],
);

const SHAPE = (
  <div className="filter-form">
    <Skeleton height="48px" />
    <Skeleton height="48px" />
    <Skeleton height="50px" />
    <Skeleton height="50px" />
    <Skeleton height="44px" />
  </div>
);

export function LateFilterForm(props: ComponentProps<typeof FilterForm>) {
  return (
    <Suspense fallback={SHAPE}>
      <FilterForm {...props} />
    </Suspense>
  );
}
