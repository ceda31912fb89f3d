/** The form of the filters, with its shape while it comes: the faces come first. */
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import { latePart } from './latePart';

const FilterForm = latePart(() => import('./FilterForm').then((module) => module.FilterForm));

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
