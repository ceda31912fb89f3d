/** How many members each list of the likes page holds. */
import { selectAside, selectAsideStatus } from '@/core/aside/asideSlice';
import { useAppSelector } from '@/store/hooks';
import { selectGiven, selectLikesStatus, selectMatches, selectReceived } from './likesSlice';
import type { LikesList } from './likesType';

/** @returns null for a list that is not known yet */
export function useCounts(): Record<LikesList, number | null> {
  const likesKnown = useAppSelector(selectLikesStatus) === 'ready';
  const asideKnown = useAppSelector(selectAsideStatus) === 'ready';
  const received = useAppSelector(selectReceived).length;
  const given = useAppSelector(selectGiven).length;
  const matches = useAppSelector(selectMatches).length;
  const passed = useAppSelector(selectAside).length;
  return {
    received: likesKnown ? received : null,
    given: likesKnown ? given : null,
    matches: likesKnown ? matches : null,
    passed: asideKnown ? passed : null,
  };
}
