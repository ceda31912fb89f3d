/** Sends a sign-up, and says on the way what is happening (spec 4). */
import { loggedIn } from '@/core/auth/authSlice';
import { selectTracking } from '@/core/tracking/trackingSlice';
import { currentLocale } from '@/i18n/i18n';
import { createAppThunk } from '@/store/createAppThunk';
import type { SignupForm } from './signupSchema';
import { selectSignupStep, signupEnded, stepReached } from './signupSlice';

/** Long enough to read a line; the four together stay under 1.5 s on top of the request itself. */
export const STEP_MS = 350;

interface SignupArgument {
  form: SignupForm;
  idempotencyKey: string;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/**
 * Creates the account and logs its owner in. A second call while one is running does nothing.
 * The server looks for matches and sends the mail within the one call; both are named once it has answered.
 */
export const signUp = createAppThunk(
  'signup/submit',
  async ({ form, idempotencyKey }: SignupArgument, { dispatch, getState }) => {
    dispatch(stepReached('checking'));
    try {
      const [calls] = await Promise.all([import('@/api/calls/signup'), pause()]);
      dispatch(stepReached('creating'));
      const tracking = selectTracking(getState());
      const body = { ...form, language: currentLocale(), tracking };
      const [user] = await Promise.all([calls.signUp(body, { idempotencyKey }), pause()]);
      dispatch(stepReached('matching'));
      await pause();
      dispatch(stepReached('mailing'));
      await pause();
      dispatch(loggedIn(user));
      return user;
    } finally {
      dispatch(signupEnded());
    }
  },
  (_, state) => selectSignupStep(state) === null,
);
