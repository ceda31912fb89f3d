/** A form for parts of the own profile: what is asked for, the consent that two fields need, and one button that saves. */
import { Check } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { User } from '@/domain/model';
import { onLostFocus } from '@/lib/onLostFocus';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { LooksFields, PersonalFields } from './FactFields';
import { InterestPicker } from './InterestPicker';
import { LanguageFields } from './LanguageFields';
import { PlaceFields } from './PlaceFields';
import type { ProfilePart } from './profileFields';
import { SensitiveConsent } from './SensitiveConsent';
import { AboutField, NameField } from './TextFields';
import { useProfileForm } from './useProfileForm';
import type { ProfileFormState } from './useProfileForm';
import { useProfileProblemText } from './useProfileProblemText';
import './ownProfile.scss';

const toSubmit = onLostFocus<HTMLButtonElement>(({ form }) =>
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true }),
);

interface ProfilePartFormProps {
  parts: readonly ProfilePart[];
  /** Everything in the form is on the server, also when there was nothing to send. */
  onSaved?: (() => void) | undefined;
  submitLabel?: string | undefined;
  /** Beside the button: another way on. */
  secondary?: ReactNode;
}

/** Nothing while nobody is here. */
export function ProfilePartForm(props: ProfilePartFormProps) {
  const user = useAppSelector(selectUser);
  return user && <PartForm key={user.id} {...props} user={user} />;
}

function PartForm({ user, parts, onSaved, submitLabel, secondary }: ProfilePartFormProps & { user: User }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const form = useProfileForm(user, parts, onSaved);
  const { fields, needsConsent, failure, saved, changed, busy } = form;
  const asks = (part: ProfilePart): boolean => parts.includes(part);

  /** A step of something longer is left with its button, so that comes last; elsewhere the button belongs to the fields above it. */
  const isStep = onSaved !== undefined;
  const consent = needsConsent && (
    <SensitiveConsent onGiven={() => form.focus(asks('personal') ? 'sexuality' : 'interests')} />
  );

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form className="form-stack" noValidate onSubmit={submit}>
      {asks('name') && <NameField form={form} />}
      {asks('about') && form.shows('about') && <AboutField form={form} />}
      {asks('place') && <PlaceFields form={form} />}
      {asks('personal') && <PersonalFields form={form} />}
      {asks('looks') && <LooksFields form={form} />}
      {asks('languages') && form.shows('languages') && <LanguageFields form={form} />}
      {asks('interests') && form.shows('interests') && <InterestsField form={form} />}
      {isStep && consent}
      <div role="alert">
        {failure !== null && (
          <Alert tone="red">
            {failureText(failure)} {t('form.kept')}
          </Alert>
        )}
      </div>
      {(fields.length > 0 || isStep) && (
        <div className={clsx('own-actions', !isStep && asks('interests') && 'own-actions-sticky')}>
          <Button type="submit" kind={isStep ? 'hot' : changed || busy ? 'primary' : 'outline'} busy={busy}>
            {submitLabel ?? t('form.submit')}
          </Button>
          {secondary}
          {secondary === undefined && changed && !busy && (
            <Button kind="link" ref={toSubmit} onClick={form.discard}>
              {t('form.discard')}
            </Button>
          )}
          <output className="own-saved">
            {saved && (
              <>
                <Icon as={Check} />
                {t('form.saved')}
              </>
            )}
          </output>
          {changed && !busy && <span className="own-unsaved">{t('form.unsaved')}</span>}
        </div>
      )}
      {!isStep && consent}
    </form>
  );
}

function InterestsField({ form }: { form: ProfileFormState }) {
  const offered = useAppSelector(selectSettings)?.interests ?? null;
  const problemText = useProfileProblemText();
  const id = form.fieldId('interests');
  const error = problemText(form.problems.interests);
  return (
    <div className="field">
      <InterestPicker
        id={id}
        value={form.values.interests}
        onChange={(interests) => form.change({ interests })}
        offered={offered}
        error={error}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
