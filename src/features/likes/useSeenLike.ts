/** Opening the profile of somebody who likes the member takes the mark of a new like away, here as on the server (spec 4). */
import { useEffect, useEffectEvent } from 'react';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLikeIsNew } from './likesSlice';

/**
 * A like that came after the answer on screen is new on the server still: it is seen once the profile has been asked for again.
 * @param id whose profile is open
 * @param likesMe whether they like the member, as the answer on screen says; undefined until it is here
 * @param askAgain asks the server for the profile once more
 */
export function useSeenLike(id: string, likesMe: boolean | undefined, askAgain: () => void): void {
  const dispatch = useAppDispatch();
  const isNew = useAppSelector((state) => selectLikeIsNew(state, id));
  const onNewer = useEffectEvent(askAgain);
  useEffect(() => {
    // Also when the like is not known here yet: a list that is under way may bring it.
    if (likesMe === true) dispatch(likedProfileOpened(id));
    else if (likesMe === false && isNew) onNewer();
  }, [dispatch, id, likesMe, isNew]);
}
