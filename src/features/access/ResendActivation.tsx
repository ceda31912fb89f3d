/** Sends the mail that confirms an address again, as often as the server allows (spec 4). */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useActivationMail } from '@/core/mails/useActivationMail';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import './access.scss';

export function ResendActivation({ email }: { email: string }) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const { sent, failure, button } = useActivationMail(email);
  return (
    <>
      <output className="access-said">
        {sent && <Alert tone="green">{t('notConfirmed.sent', { email })}</Alert>}
      </output>
      <div role="alert" className="access-said">
        {failure && <Alert tone="red">{failureText(failure)}</Alert>}
      </div>
      <Button kind="hot" size="lg" {...button}>
        {t('notConfirmed.again')}
      </Button>
    </>
  );
}
