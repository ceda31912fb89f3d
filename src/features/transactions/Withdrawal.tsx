/** Withdrawing from a purchase in two steps: who and what, then the confirmation. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { Payment, WithdrawalOffer } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Panel } from '@/ui/Panel';
import { Steps } from '@/ui/Steps';
import { WithdrawalConfirm } from './WithdrawalConfirm';
import { WithdrawalForm } from './WithdrawalForm';
import { stepIn, stepQuery, WITHDRAWAL_STEPS } from './withdrawing';
import { withdrawalSchema } from './withdrawalSchema';
import type { WithdrawalValues } from './withdrawalSchema';

interface WithdrawalProps {
  payment: Payment;
  offer: WithdrawalOffer;
  onDone: () => void;
}

export function Withdrawal({ payment, offer, onDone }: WithdrawalProps) {
  const { t } = useTranslation('transactions');
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draft = `withdrawal:${user?.id ?? ''}` as const;
  const [values, setValues] = useState<WithdrawalValues | null>(() => readFormDraft(draft, withdrawalSchema));
  const step = values === null ? 1 : stepIn(query);

  return (
    <Panel as="section" className="withdrawal" labelledBy="withdrawal-step">
      <Steps
        step={step}
        steps={WITHDRAWAL_STEPS}
        label={t('withdrawal.step', { step, steps: WITHDRAWAL_STEPS })}
      />
      <StepHeading key={step} title={step === 1 ? t('withdrawal.formTitle') : t('withdrawal.confirmTitle')} />
      {step === 1 || values === null ? (
        <WithdrawalForm
          payment={payment}
          offer={offer}
          values={values ?? { name: user?.profile.name ?? '', email: user?.email ?? '' }}
          onNext={(typed) => {
            keepFormDraft(draft, typed);
            setValues(typed);
            void navigate(stepQuery(2));
          }}
        />
      ) : (
        <WithdrawalConfirm payment={payment} offer={offer} values={values} draft={draft} onDone={onDone} />
      )}
    </Panel>
  );
}

/** Each step is read from its heading on. */
function StepHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="withdrawal-step" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}
