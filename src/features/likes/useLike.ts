/** The heart of one member: its state and what a press does. */
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLikeBusy, selectLiked } from './likesSlice';
import { like, unlike } from './likesThunks';
import type { LikeRequest } from './likesThunks';

export interface LikeControl {
  liked: boolean;
  /** The server has not answered yet: another press does nothing. */
  busy: boolean;
  toggle: () => void;
}

/**
 * @param profile id of the member to like
 * @param source where the like is given
 * @param known what another answer said, until the likes themselves are loaded
 * @returns the like and its toggle; a visitor is asked to log in first (spec 6)
 */
export function useLike(profile: string, source: LikeRequest['source'], known = false): LikeControl {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  const liked = useAppSelector((state) => selectLiked(state, profile)) ?? known;
  const busy = useAppSelector((state) => selectLikeBusy(state, profile));
  const { pathname, search } = useLocation();
  const toggle = useCallback(() => {
    // The second tap of two is no other wish: nobody has seen yet what came of the first.
    if (busy) return;
    if (!loggedIn) {
      dispatch(modalOpened({ name: 'loginRequired', reason: 'like', profile, next: pathname + search }));
      return;
    }
    if (liked) void dispatch(unlike({ profile }));
    else void dispatch(like({ profile, source }));
  }, [dispatch, loggedIn, busy, liked, profile, source, pathname, search]);
  return { liked, busy, toggle };
}
