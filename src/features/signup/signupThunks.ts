/** Sends a sign-up, and says on the way what is happening (spec 4). */
import { SIGNUP_STEP_MS } from '@/config/limits';
import { logoutTold } from '@/core/auth/tellLogout';
import { welcome } from '@/core/auth/welcome';
import { chooseLanguage, rememberLanguage } from '@/core/language/chooseLanguage';
import { selectTrackingToTell } from '@/core/tracking/trackingToTell';
import { currentLocale } from '@/i18n/i18n';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import type { SignupAttempt, SignupExtras } from './signupAttempt';
import { selectSignupStep, signupEnded, stepReached } from './signupSlice';

/** The language on screen, and what may be told of where the visitor came from. */
export const signupExtras =
  () =>
  (_: AppDispatch, getState: () => RootState): SignupExtras => {
    const tracking = selectTrackingToTell(getState());
    return { language: currentLocale(), ...(tracking !== null && { tracking }) };
  };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SIGNUP_STEP_MS));

/**
 * Creates the account and logs its owner in. A second call while one is running does nothing.
 * The server looks for matches and sends the mail within the one call; both are named once it has answered.
 */
export const signUp = createAppThunk(
  'signup/submit',
  async ({ form, extras, idempotencyKey }: SignupAttempt, { dispatch }) => {
    dispatch(stepReached('checking'));
    try {
      // A log-out that is being told would take the new session with it.
      const [calls] = await Promise.all([import('@/api/calls/signup'), pause(), logoutTold()]);
      dispatch(stepReached('creating'));
      const [user] = await Promise.all([calls.signUp({ ...form, ...extras }, { idempotencyKey }), pause()]);
      dispatch(stepReached('matching'));
      await pause();
      dispatch(stepReached('mailing'));
      await pause();
      dispatch(welcome(user));
      // The account writes in it from now on: the site speaks it, too, whichever address or browser it came from (ST-18).
      rememberLanguage(currentLocale());
      // Another one was chosen since the first attempt: the account shall write in it, too.
      if (user.language !== currentLocale()) void dispatch(chooseLanguage(currentLocale()));
      return user;
    } finally {
      dispatch(signupEnded());
    }
  },
  (_, state) => selectSignupStep(state) === null,
);
