/** An address that is not confirmed yet: why it matters, and the mail once more. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useActivationMail } from '@/core/mails/useActivationMail';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

export function ConfirmAgain({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { sent, failure, button } = useActivationMail(email);

  return (
    <div className="confirm-again">
      <p>{t('settings.email.notConfirmedText')}</p>
      <div role="alert">{failure && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <Button kind="quiet" {...button}>
        {t('settings.email.resend')}
      </Button>
      <output>{sent && <Alert tone="green">{t('settings.email.sent', { email })}</Alert>}</output>
    </div>
  );
}
