/** An address that is not confirmed yet: why it matters, and the mail once more. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { useSendAgain } from '@/core/mails/useSendAgain';
import { createActKey } from '@/lib/actKey';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

export function ConfirmAgain({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [act] = useState(createActKey);

  const resend = async (): Promise<void> => {
    try {
      const { resendActivation } = await import('@/api/calls/signup');
      await resendActivation({ idempotencyKey: act.keyFor(email) });
      act.answered();
    } catch (error) {
      if (failureOf(error).kind === 'refused') act.answered();
      throw error;
    }
  };
  const { sent, failure, button } = useSendAgain(resend, 'too_many_mails');

  return (
    <div className="confirm-again">
      <p className="muted">{t('settings.email.notConfirmedText')}</p>
      <div role="alert">{failure && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <Button kind="quiet" {...button}>
        {t('settings.email.resend')}
      </Button>
      <output>{sent && <Alert tone="green">{t('settings.email.sent', { email })}</Alert>}</output>
    </div>
  );
}
