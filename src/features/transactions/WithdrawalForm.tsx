/** The first step: name, contract, and where the receipt goes. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { Payment, WithdrawalOffer } from '@/domain/model';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmailInput } from '@/ui/EmailInput';
import { TextField } from '@/ui/TextField';
import { withdrawalSchema } from './withdrawalSchema';
import type { WithdrawalValues } from './withdrawalSchema';
import { WithdrawalTerms } from './WithdrawalTerms';

interface WithdrawalFormProps {
  payment: Payment;
  offer: WithdrawalOffer;
  values: WithdrawalValues;
  onNext: (values: WithdrawalValues) => void;
}

const resolver = valibotResolver(withdrawalSchema);

export function WithdrawalForm({ payment, offer, values, onNext }: WithdrawalFormProps) {
  const { t } = useTranslation('transactions');
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: values });
  const { errors } = formState;
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(onNext)(event)}>
      <WithdrawalTerms payment={payment} offer={offer} />
      <TextField
        {...register('name')}
        label={t('withdrawal.name')}
        autoComplete="name"
        error={errors.name && t('withdrawal.nameMissing')}
      />
      <EmailInput
        {...register('email')}
        label={t('withdrawal.email')}
        error={errors.email && t('withdrawal.emailInvalid')}
      />
      <div className="withdrawal-acts">
        <Button type="submit" kind="dark">
          {t('withdrawal.next')}
        </Button>
        <Link
          to={path('transactions', { id: payment.payment_id })}
          className={buttonClass({ kind: 'quiet' })}
        >
          {t('withdrawal.keep')}
        </Link>
      </div>
    </form>
  );
}
