/** One sign-up, however often it has to be sent: the server knows it again only while nothing of it changes, the unseen parts included. */
import type { Locale, Tracking } from '@/domain/model';
import { createActKey } from '@/lib/actKey';
import type { SignupForm } from './signupSchema';

/** What goes along with the form without standing in it. */
export interface SignupExtras {
  language: Locale;
  tracking?: Tracking;
}

export interface SignupAttempt {
  form: SignupForm;
  extras: SignupExtras;
  idempotencyKey: string;
}

export function createSignupAttempts() {
  const act = createActKey();
  let last: SignupAttempt | null = null;
  return {
    /**
     * @param form what passed the form's rules
     * @param extras as they are now
     * @returns the last attempt where it had the same form, with the extras of then
     */
    next: (form: SignupForm, extras: SignupExtras): SignupAttempt => {
      const idempotencyKey = act.keyFor(form);
      if (last?.idempotencyKey !== idempotencyKey) last = { form, extras, idempotencyKey };
      return last;
    },
    /** The server answered, with yes or no: the next sending is a sign-up of its own. */
    answered: act.answered,
  };
}
