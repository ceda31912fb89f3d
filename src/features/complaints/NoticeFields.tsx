/** What a notice about content has to say besides: where it stands. */
import { useTranslation } from 'react-i18next';
import { COMPLAINT_DECISION_MOST_CHARACTERS } from '@/domain/complaint';
import { TextField } from '@/ui/TextField';
import type { ComplaintForm } from './useComplaintForm';

export function NoticeItem({ form: { register, formState } }: { form: ComplaintForm }) {
  const { t } = useTranslation('complaints');
  const problem = formState.errors.item?.message;
  return (
    <TextField
      {...register('item')}
      label={t('form.item')}
      help={t('form.itemHelp')}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      inputMode="url"
      error={problem && (problem === 'missing' ? t('form.itemMissing') : t('form.itemInvalid'))}
    />
  );
}

/** The reference of the decision that a complaint is about. */
export function DecisionField({ form: { register, formState } }: { form: ComplaintForm }) {
  const { t } = useTranslation('complaints');
  return (
    <TextField
      {...register('decision')}
      label={t('form.optional', { label: t('form.decision') })}
      help={t('form.decisionHelp')}
      autoComplete="off"
      error={
        formState.errors.decision && t('form.decisionLong', { most: COMPLAINT_DECISION_MOST_CHARACTERS })
      }
    />
  );
}
