/** The first step: account, address and phone. */
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import type { RefusedField } from './detailsRefusal';
import { problemNamed } from './directDebitSchema';
import type { DetailsField, DirectDebitDetails } from './directDebitSchema';
import { IbanField } from './IbanField';
import { useIbanRules } from './ibanRules';
import type { DetailsForm } from './useDetailsForm';
import { phoneExample, useProblemText } from './useProblemText';

interface DetailsStepProps {
  form: DetailsForm;
  /** The member's, ISO 3166-1. */
  country: string;
  /** What the server refused; null when the step was not come back to. */
  refused: readonly RefusedField[] | null;
  onReady: (details: DirectDebitDetails) => void;
}

export function DetailsStep({ form, country, refused, onReady }: DetailsStepProps) {
  const { t } = useTranslation('directDebit');
  const rules = useIbanRules();
  const problemText = useProblemText(rules);
  const { register, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const iban = useWatch({ control: form.control, name: 'iban' });
  const errorOf = (field: DetailsField) => problemText(problemNamed(errors[field]?.message), iban);

  useEffect(() => {
    if (refused === null) return;
    for (const { field, problem } of refused) setError(field, { type: 'server', message: problem });
    setFocus(refused[0]?.field ?? 'account_holder');
  }, [refused, setError, setFocus]);

  return (
    <form className="form-stack" noValidate onSubmit={(event) => void form.handleSubmit(onReady)(event)}>
      <TextField
        {...register('account_holder')}
        label={t('details.holder')}
        help={t('details.holderHelp')}
        autoComplete="name"
        error={errorOf('account_holder')}
      />
      <IbanField form={form} rules={rules} error={errorOf('iban')} />
      <div className="dd-pair dd-pair-street">
        <TextField
          {...register('street')}
          label={t('details.street')}
          autoComplete="address-line1"
          error={errorOf('street')}
        />
        <TextField
          {...register('house_number')}
          label={t('details.houseNumber')}
          autoComplete="address-line2"
          error={errorOf('house_number')}
        />
      </div>
      <div className="dd-pair dd-pair-city">
        <TextField
          {...register('zip')}
          label={t('details.zip')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          error={errorOf('zip')}
        />
        <TextField
          {...register('city')}
          label={t('details.city')}
          autoComplete="address-level2"
          error={errorOf('city')}
        />
      </div>
      <TextField
        {...register('phone')}
        type="tel"
        label={t('details.phone')}
        help={t('details.phoneHelp', { example: phoneExample(country) })}
        autoComplete="tel"
        error={errorOf('phone')}
      />
      <Button type="submit" kind="hot" size="lg" block busy={isSubmitting}>
        {t('details.submit')}
      </Button>
    </form>
  );
}
