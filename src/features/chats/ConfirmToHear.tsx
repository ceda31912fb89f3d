/** No answer comes until the reader's own address is confirmed: says so, and has the mail sent again (spec 4, 6). */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useActivationMail } from '@/core/mails/useActivationMail';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import './confirmToHear.scss';

interface ConfirmToHearProps {
  /** The partner's name. */
  name: string;
  /** The reader's own address. */
  email: string;
}

export function ConfirmToHear({ name, email }: ConfirmToHearProps) {
  const { t } = useTranslation(['chatTools', 'common']);
  const failureText = useFailureText();
  const { sent, failure, button } = useActivationMail(email);
  return (
    <Alert
      tone="amber"
      className="chats-confirm"
      action={
        <Button kind="link" size="sm" {...button}>
          {t('common:alerts.activationAction')}
        </Button>
      }
    >
      {t('confirm.text', { name, email })}
      <output className="chats-confirm-told">{sent && t('common:alerts.activationSent')}</output>
      <span role="alert" className="chats-confirm-told">
        {failure && failureText(failure)}
      </span>
    </Alert>
  );
}

/** The same in a word, beside the price of a message that would stay without an answer. */
export function NoAnswerHint({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('chatTools');
  return (
    <p className="composer-hint" id={id}>
      {t('confirm.price', { name })}
    </p>
  );
}
