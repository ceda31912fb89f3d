/** What stands where visitors may see no more: it comes when that is so. */
import { late } from '@/core/parts/late';

export const ClosedSearch = late(
  () => import('./ClosedSearch').then((m) => m.ClosedSearch),
  ['search', 'interests'],
);
