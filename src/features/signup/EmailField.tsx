/** The e-mail address, with "did you mean" and the way to the log-in when it has an account already (spec 5, 8). */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEmailSuggestion } from '@/core/email/useEmailSuggestion';
import { EmailInput } from '@/ui/EmailInput';
import { Tagged } from '@/ui/Tagged';
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
  const email = useWatch({ control: form.control, name: 'email' });
  const problem = problemOf('email');
  const { suggestion, look } = useEmailSuggestion(email);

  const apply = (): void => {
    if (suggestion === null) return;
    form.setValue('email', suggestion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    form.setFocus('email');
  };

  return (
    <div>
      <EmailInput
        {...register('email', () => void look(form.getValues('email')))}
        label={t('signup.email')}
        error={problemText(problem)}
        after={
          <div aria-live="polite">
            {suggestion !== null && (
              <p className="signup-suggestion">
                <Tagged
                  text={t('signup.suggestion', { email: suggestion })}
                  tags={{ apply: <ApplyButton onClick={apply} /> }}
                />
              </p>
            )}
          </div>
        }
      />
      {problem === 'email_taken' && (
        <p className="signup-taken">
          <Link className="link-strong" to={loginTo} onClick={onLeave}>
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
