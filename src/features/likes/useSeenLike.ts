/** Opening the profile of somebody who likes the member takes the mark of a new like away (spec 4). */
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { likedProfileOpened, selectLikeIsNew } from './likesSlice';

/**
 * @param id whose profile is open
 * @param shown true once the profile is really on screen
 */
export function useSeenLike(id: string, shown: boolean): void {
  const dispatch = useAppDispatch();
  const isNew = useAppSelector((state) => selectLikeIsNew(state, id));
  // Also when the like is not known yet: a list that is under way may bring it.
  useEffect(() => {
    if (shown) dispatch(likedProfileOpened(id));
  }, [dispatch, shown, id]);
  useEffect(() => {
    if (shown && isNew) dispatch(likedProfileOpened(id));
  }, [dispatch, shown, isNew, id]);
}
