/** The state of the sign-up form: values, problems, and the sending of it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { LEAST_AGE } from '@/config/limits';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { createSignupAttempts } from './signupAttempt';
import { fieldProblems } from './signupRefusal';
import { EMPTY_SIGNUP, signupDraftSchema, signupSchema } from './signupSchema';
import type { SignupField, SignupForm, SignupProblem, SignupValues } from './signupSchema';
import { signUp, signupExtras } from './signupThunks';
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
  const [attempts] = useState(createSignupAttempts);
  const form = useForm<SignupValues, unknown, SignupForm>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_SIGNUP, ...draft },
    // Built at each check: the settings may arrive, and the day may change, while the form is open.
    resolver: (values, context, options) =>
      valibotResolver(signupSchema(min_age, serverNow()))(values, context, options),
  });
  const calm = useCalmBlur();
  const { subscribe, setError, formState } = form;
  const { errors, dirtyFields, isSubmitted } = formState;

  // What was typed is there again after a reload and when the form is opened once more; the password never is.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { password: _password, ...typed } }) => keepFormDraft('signup', typed),
      }),
    [subscribe],
  );

  /** Before the first sending, only what somebody has filled in is judged. */
  const problemOf = (field: SignupField): SignupProblem | undefined =>
    isSubmitted || dirtyFields[field] !== undefined ? problemNamed(errors[field]?.message) : undefined;

  const submit = form.handleSubmit(async (values) => {
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
    problems.forEach(({ field, problem }, index) =>
      setError(field, { type: 'server', message: problem }, { shouldFocus: index === 0 }),
    );
    if (problems.length === 0) setFailure(reason);
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

  return { form, register, calm, problemOf, submit, failure, min_age };
}

export type SignupFormState = ReturnType<typeof useSignupForm>;
