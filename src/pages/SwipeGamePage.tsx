/** /swipe-game: the swipe game; likes and members put aside belong to features of their own. */
import { useMemo } from 'react';
import type { Failure } from '@/api/failure';
import { selectAside } from '@/core/aside/asideSlice';
import { putAside, takeBack } from '@/core/aside/asideThunks';
import { selectGiven, selectLikesStatus, selectMatches } from '@/features/likes/likesSlice';
import { like, unlike } from '@/features/likes/likesThunks';
import { startSwipeEffects } from '@/features/swipe/swipeListeners';
import { SwipeGame } from '@/features/swipe/SwipeGame';
import { likeReturned } from '@/features/swipe/swipeSlice';
import { useAppSelector } from '@/store/hooks';

/** An act that never went out says nothing. */
const reason = (failure: Failure | undefined): Failure => failure ?? { kind: 'aborted' };

startSwipeEffects({
  like: async (dispatch, profile) => {
    const done = await dispatch(like({ profile, source: 'swipe' }));
    if (!like.fulfilled.match(done)) return reason(done.payload);
    if (done.payload.match) dispatch(likeReturned(profile));
    return null;
  },
  unlike: async (dispatch, profile) => {
    const done = await dispatch(unlike({ profile, source: 'swipe' }));
    return unlike.fulfilled.match(done) ? null : reason(done.payload);
  },
  pass: async (dispatch, profile) => {
    const done = await dispatch(putAside({ profile, kind: 'passed' }));
    return putAside.fulfilled.match(done) ? null : reason(done.payload);
  },
  takeBack: async (dispatch, profile) => {
    const done = await dispatch(takeBack({ profile }));
    return takeBack.fulfilled.match(done) ? null : reason(done.payload);
  },
});

export default function SwipeGamePage() {
  const given = useAppSelector(selectGiven);
  const known = useAppSelector(selectLikesStatus) === 'ready';
  const aside = useAppSelector(selectAside);
  const matches = useAppSelector(selectMatches);
  const answered = useMemo(() => [...given, ...aside.map(({ id }) => id)], [given, aside]);
  return <SwipeGame answered={answered} given={known ? given : null} matches={matches} />;
}
