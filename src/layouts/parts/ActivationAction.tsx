/** Sends the activation mail again, and says that it did. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useSendAgain } from '@/core/mails/useSendAgain';
import { Button } from '@/ui/Button';

const resend = async () => (await import('@/api/calls/signup')).resendActivation();

export function ActivationAction() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { sent, failure, button } = useSendAgain(resend, 'too_many_mails');
  return (
    <>
      <output>{sent && t('alerts.activationSent')}</output>
      <span role="alert">{failure && failureText(failure)}</span>
      <Button kind="link" size="sm" {...button}>
        {t('alerts.activationAction')}
      </Button>
    </>
  );
}
