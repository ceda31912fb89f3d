/** What stands where visitors may see no more: it comes when that is so. */
import { latePart } from './latePart';

export const ClosedSearch = latePart(() => import('./ClosedSearch').then((module) => module.ClosedSearch));
