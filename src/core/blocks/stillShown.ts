/** Lists of members that were found a while ago: whoever was blocked or hidden since is left out. */
import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';

/**
 * Tells by id whom this member has hidden or blocked. Their tables come with the pages that hide and block, so they are
 * only looked into.
 */
export const selectIsGone = createSelector(
  [(state: RootState) => state.aside, (state: RootState) => state.blocks],
  (aside, blocks) => {
    const hidden = new Set(aside?.list.filter(({ kind }) => kind === 'hidden').map(({ id }) => id));
    return (id: string): boolean => {
      const wish = aside?.wishes[id];
      return blocks?.changed[id] === true || (wish ? wish.kind === 'hidden' : hidden.has(id));
    };
  },
);

/**
 * @param ids of the members found
 * @returns those that may still be shown, in the same order; the same list when all may
 */
export function useStillShown(ids: readonly string[]): readonly string[] {
  const isGone = useAppSelector(selectIsGone);
  return ids.some(isGone) ? ids.filter((id) => !isGone(id)) : ids;
}
