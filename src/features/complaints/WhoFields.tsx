/** Who complains, and where the answer goes. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { COMPLAINT_NAME_MOST_CHARACTERS } from '@/domain/complaint';
import { EmailInput } from '@/ui/EmailInput';
import { TextField } from '@/ui/TextField';
import type { ComplaintForm } from './useComplaintForm';

interface WhoFieldsProps {
  form: ComplaintForm;
  /** Neither has to be said. */
  anonymous: boolean;
}

export function WhoFields({ form: { register, formState }, anonymous }: WhoFieldsProps) {
  const { t } = useTranslation('complaints');
  const { errors } = formState;
  const labelled = (label: string): string => (anonymous ? t('form.optional', { label }) : label);
  return (
    <div className={clsx('form-stack', !anonymous && 'complaint-who')}>
      <TextField
        {...register('name')}
        label={labelled(t('form.name'))}
        autoComplete="name"
        error={
          errors.name &&
          (errors.name.message === 'long'
            ? t('form.nameLong', { most: COMPLAINT_NAME_MOST_CHARACTERS })
            : t('form.nameMissing'))
        }
      />
      <EmailInput
        {...register('email')}
        label={labelled(t('form.email'))}
        help={anonymous ? t('form.anonymous') : undefined}
        error={errors.email && t('form.emailInvalid')}
      />
    </div>
  );
}
