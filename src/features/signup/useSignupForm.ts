/** The state of the sign-up form: values, problems, and the sending of it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { LEAST_AGE } from '@/config/limits';
import { dateFromParts } from '@/domain/age';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { createSignupAttempts } from './signupAttempt';
import { fieldProblems } from './signupRefusal';
import { EMPTY_SIGNUP, signupDraftSchema, signupSchema } from './signupSchema';
import type { SignupField, SignupForm, SignupProblem, SignupValues } from './signupSchema';
import { signUp, signupExtras } from './signupThunks';
import { isTurnedAway, keepTooYoung, readTooYoung } from './turnedAway';
import type { TooYoungDate } from './turnedAway';
import { useCalmBlur } from './useCalmBlur';
import { problemNamed } from './useProblemText';

/**
 * @param onSignedUp after the sign-up; the new member is in the store by then
 * @returns the form, what its fields need, and the failure of the last sending
 */
export function useSignupForm(onSignedUp: (() => void) | undefined) {
  const dispatch = useAppDispatch();
  const min_age = useAppSelector(selectSettings)?.min_age ?? LEAST_AGE;
  const [draft] = useState(() => readFormDraft('signup', signupDraftSchema));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tooYoung, setTooYoung] = useState(readTooYoung);
  const isAway = (): boolean => isTurnedAway(tooYoung, serverNow(), min_age);
  const turnedAway = isAway();
  const [attempts] = useState(createSignupAttempts);
  const form = useForm<SignupValues, unknown, SignupForm>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_SIGNUP, ...draft },
    // Built at each check: the settings may arrive, and the day may change, while the form is open.
    resolver: (values, context, options) =>
      valibotResolver(signupSchema(min_age, serverNow(), isAway()))(values, context, options),
  });
  const calm = useCalmBlur();
  const { subscribe, setError, formState } = form;
  const { errors, dirtyFields, isSubmitted, submitCount } = formState;

  // What was typed is there again after a reload and when the form is opened once more; the password never is.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { password: _password, ...typed } }) => keepFormDraft('signup', typed),
      }),
    [subscribe],
  );

  /** Before the first sending, only what somebody has filled in is judged. That a date is too young is told when it was to be sent. */
  const problemOf = (field: SignupField): SignupProblem | undefined => {
    const problem = problemNamed(errors[field]?.message);
    const isTold = problem === 'too_young' ? turnedAway : isSubmitted || dirtyFields[field] !== undefined;
    return isTold ? problem : undefined;
  };

  /** It ends the sign-up for this session, or another date would be tried until one is let in. */
  const turnAway = (found: TooYoungDate): void => {
    keepTooYoung(found);
    setTooYoung(found);
  };

  const send = async (values: SignupForm): Promise<void> => {
    setFailure(null);
    const result = await dispatch(signUp(attempts.next(values, dispatch(signupExtras()))));
    if (signUp.fulfilled.match(result)) {
      dropFormDraft('signup');
      onSignedUp?.();
      return;
    }
    // One is under way already: its own answer will come.
    if (result.meta.condition) return;
    const reason: Failure = result.payload ?? { kind: 'server', status: 500 };
    if (reason.kind === 'refused') attempts.answered();
    const problems = fieldProblems(reason);
    problems.forEach(({ field, problem }, index) => {
      setError(field, { type: 'server', message: problem }, { shouldFocus: index === 0 });
      if (problem === 'too_young') turnAway({ date: values.date_of_birth, byServer: true });
    });
    if (problems.length === 0) setFailure(reason);
  };
  const submit = form.handleSubmit(send, (found) => {
    setFailure(null);
    const date = dateFromParts(form.getValues('date_of_birth'));
    // While anything else keeps the form back, a slip of the date can still be seen and mended: nothing is said of it.
    const isOnlyThat = Object.keys(found).length === 1 && found.date_of_birth?.message === 'too_young';
    if (isOnlyThat && date !== null && !isAway()) turnAway({ date, byServer: false });
  });

  /** Registers a text field; it is judged when it was left in peace. */
  const register = (field: 'name' | 'email' | 'password', onLeft?: () => void): UseFormRegisterReturn => {
    const registration = form.register(field);
    const onBlur: UseFormRegisterReturn['onBlur'] = (event) => {
      calm(() => {
        onLeft?.();
        void registration.onBlur(event);
      });
      return Promise.resolve();
    };
    return { ...registration, onBlur };
  };

  return { form, register, calm, problemOf, submit, submitCount, failure, turnedAway, min_age };
}

export type SignupFormState = ReturnType<typeof useSignupForm>;
