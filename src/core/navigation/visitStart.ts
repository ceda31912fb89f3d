/** Whether anything of this site stands before an entry of the browser's history. */
import type { Location } from 'react-router';

/** @returns true for the entry that the visit began with: a step back from it does nothing, or leaves the site */
export function isVisitStart({ key }: Pick<Location<unknown>, 'key'>): boolean {
  const state: unknown = window.history.state;
  // The router numbers its entries; a change in place gives the first one another key, and keeps its number.
  if (typeof state === 'object' && state !== null && 'idx' in state) return state.idx === 0;
  return key === 'default';
}
