/** Skeletons behind the cards while more is loading. */
import type { ReactNode } from 'react';

export function GridTail({ items }: { items: readonly ReactNode[] | undefined }) {
  return items?.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- skeletons are all alike
    <li key={`tail-${index}`} aria-hidden="true">
      {item}
    </li>
  ));
}
