/** The second step: the withdrawal itself. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { PAID_BACK_DAYS } from '@/config/withdrawalCountries';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { dropFormDraft } from '@/core/formDrafts/formDrafts';
import type { FormDraftName } from '@/core/formDrafts/formDrafts';
import type { Payment, WithdrawalOffer } from '@/domain/model';
import { createActKey } from '@/lib/actKey';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { failureIn } from '@/store/query';
import { useWithdrawMutation } from './transactionsApi';
import type { WithdrawalValues } from './withdrawalSchema';
import { WithdrawalTerms } from './WithdrawalTerms';
import { stepQuery } from './withdrawing';

interface WithdrawalConfirmProps {
  payment: Payment;
  offer: WithdrawalOffer;
  values: WithdrawalValues;
  /** Where the values are kept until then. */
  draft: FormDraftName;
  onDone: () => void;
}

export function WithdrawalConfirm({ payment, offer, values, draft, onDone }: WithdrawalConfirmProps) {
  const { t } = useTranslation('transactions');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const [actKey] = useState(createActKey);
  const [withdraw, { error, isLoading }] = useWithdrawMutation();
  const failure = failureIn(error);
  const { payment_id } = payment;

  const confirm = async (): Promise<void> => {
    const body = { payment_id, ...values };
    const answer = await withdraw({ ...body, viewer, idempotencyKey: actKey.keyFor(body) });
    if (answer.data === undefined) return;
    actKey.answered();
    dropFormDraft(draft);
    onDone();
    await navigate(path('transactions', { id: payment_id }), { replace: true });
  };

  function inWords(refused: Failure): string {
    if (refusalCode(refused) === 'withdrawal_over') return t('withdrawal.over');
    if (refused.kind === 'refused' && 'email' in refused.fields) return t('withdrawal.emailInvalid');
    return failureText(refused);
  }

  return (
    <div className="form-stack">
      <WithdrawalTerms payment={payment} offer={offer} />
      <p>
        {values.name}, {values.email}
      </p>
      <p>{t('withdrawal.confirmText')}</p>
      <p>{t('withdrawal.paidBack', { count: PAID_BACK_DAYS })}</p>
      <div role="alert">{failure !== null && !isLoading && <Alert tone="red">{inWords(failure)}</Alert>}</div>
      <div className="withdrawal-acts">
        <Button kind="dark" busy={isLoading} onClick={() => void confirm()}>
          {t('withdrawal.confirm')}
        </Button>
        <Link to={stepQuery(1)} replace className={buttonClass({ kind: 'quiet' })}>
          {t('withdrawal.back')}
        </Link>
      </div>
    </div>
  );
}
