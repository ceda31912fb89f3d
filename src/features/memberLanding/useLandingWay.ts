/** The way on from a landing: a visitor joins, a member goes straight there (spec 2). */
import { useNavigate } from 'react-router';
import { SMARTPHONE_BELOW_PX } from '@/config/breakpoints';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { selectWayIn } from '@/core/navigation/wayIn';
import type { WayIn } from '@/core/navigation/wayIn';
import type { Profile } from '@/domain/model';
import { signupAction } from '@/domain/signupAction';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/types';

export interface LandingWay {
  kind: WayIn;
  /** The log-in that leads back to the member. */
  loginTo: string;
  /** Starts the sign-up that leads to the conversation with the member. */
  start: () => void;
}

/** @param member the landing's member; null where there is none to show */
export function useLandingWay(member: Profile | null): LandingWay {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  const id = member?.id ?? null;
  const next = id === null ? null : path('memberChat', { id });
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;

  const start = (): void => {
    if (member !== null) void handOver(member, dispatch);
    const smartphone = window.matchMedia(`(max-width: ${SMARTPHONE_BELOW_PX - 0.02}px)`).matches;
    switch (signupAction({ loggedIn, smartphone })) {
      case 'members':
        void navigate(next ?? path('members'));
        break;
      case 'page':
        void navigate((id === null ? path('signup') : path('memberSignup', { id })) + query);
        break;
      case 'modal':
        dispatch(
          modalOpened({
            name: 'signup',
            ...(id !== null && { profile: id }),
            ...(next !== null && { next }),
          }),
        );
        break;
    }
  };
  return {
    kind: useAppSelector(selectWayIn),
    loginTo: path('login') + query,
    start,
  };
}

/** So that the sign-up shows the member at once. The table of profiles comes with it, and not with the landing. */
async function handOver(member: Profile, dispatch: AppDispatch): Promise<void> {
  try {
    const { profilesReceived } = await import('@/core/profiles/profilesSlice');
    dispatch(profilesReceived([member]));
  } catch {
    // The sign-up asks for the member itself.
  }
}
