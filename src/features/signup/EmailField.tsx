/** The e-mail address, with "did you mean" and the way to the log-in when it has an account already (spec 5, 8). */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextField } from '@/ui/TextField';
import { useProblemText } from './useProblemText';
import type { SignupFormState } from './useSignupForm';

interface EmailFieldProps {
  signup: SignupFormState;
  /** Address of the log-in page. */
  loginTo: string;
  onLeave: (() => void) | undefined;
}

/** The suggestion appears when the field is left, and never replaces what was typed by itself. */
export function EmailField({ signup: { form, register, problemOf }, loginTo, onLeave }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const [guess, setGuess] = useState<{ email: string; meant: string | null } | null>(null);
  const email = useWatch({ control: form.control, name: 'email' });
  const problem = problemOf('email');
  const suggestion = guess?.email === email ? guess.meant : null;

  /** The list of providers comes when it is first needed; without it, or when more was typed meanwhile, there is no guess. */
  const look = async (): Promise<void> => {
    const typed = form.getValues('email');
    const list = await import('./emailSuggestion').catch(() => null);
    setGuess({ email: typed, meant: list?.emailSuggestion(typed) ?? null });
  };

  const apply = (): void => {
    if (suggestion === null) return;
    form.setValue('email', suggestion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    form.setFocus('email');
  };

  return (
    <div>
      <TextField
        {...register('email', () => void look())}
        type="email"
        label={t('signup.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        error={problemText(problem)}
        after={
          <div aria-live="polite">
            {suggestion !== null && (
              <p className="signup-suggestion">
                <Trans
                  t={t}
                  i18nKey="signup.suggestion"
                  values={{ email: suggestion }}
                  components={{ apply: <ApplyButton onClick={apply} /> }}
                />
              </p>
            )}
          </div>
        }
      />
      {problem === 'email_taken' && (
        <p className="signup-taken">
          <Link className="link-inline" to={loginTo} onClick={onLeave}>
            {t('taken.login')}
          </Link>
        </p>
      )}
    </div>
  );
}

function ApplyButton({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="signup-apply" onClick={onClick}>
      {children}
    </button>
  );
}
