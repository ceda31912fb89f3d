/** Sends the activation mail again, and says that it did. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useActivationMail } from '@/core/mails/useActivationMail';
import { Button } from '@/ui/Button';
import './activationAction.scss';

export function ActivationAction({ email }: { email: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { sent, failure, button } = useActivationMail(email);
  return (
    <>
      <output className="activation-told">{sent && t('alerts.activationSent')}</output>
      <span role="alert" className="activation-told">
        {failure && failureText(failure)}
      </span>
      <Button kind="link" size="sm" {...button}>
        {t('alerts.activationAction')}
      </Button>
    </>
  );
}
