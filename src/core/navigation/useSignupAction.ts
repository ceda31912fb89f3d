/** The one way to "Join free" (spec 2): smartphones go to the page, others get the modal, members go to the search. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { SMARTPHONE_BELOW_PX } from '@/config/breakpoints';
import { signupAction } from '@/domain/signupAction';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLoggedIn } from '../auth/authSlice';
import { modalOpened } from '../modals/modalsSlice';

/** @returns a function that starts the sign-up; `next` is a path of this site to go to afterwards */
export function useSignupAction(): (next?: string) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  return useCallback(
    (next) => {
      const smartphone = window.matchMedia(`(max-width: ${SMARTPHONE_BELOW_PX - 0.02}px)`).matches;
      switch (signupAction({ loggedIn, smartphone })) {
        case 'members':
          void navigate(path('members'));
          break;
        case 'page':
          void navigate(path('signup') + (next ? `?next=${encodeURIComponent(next)}` : ''));
          break;
        case 'modal':
          dispatch(modalOpened({ name: 'signup', ...(next && { next }) }));
          break;
      }
    },
    [navigate, dispatch, loggedIn],
  );
}
