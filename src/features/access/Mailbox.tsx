/** The mail with the link is on its way: where to look, and what else can be done. */
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import './access.scss';
import { useResetRequest } from './useResetRequest';

interface MailboxProps {
  email: string;
  onOther: () => void;
}

export function Mailbox({ email, onOther }: MailboxProps) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const { failure, busy, request } = useResetRequest();
  const [sentAgain, setSentAgain] = useState(false);
  // Once the day's mails are used up, another press could only fail.
  const spent = refusalCode(failure) === 'too_many_resets';

  const again = async (): Promise<void> => {
    setSentAgain(false);
    setSentAgain((await request(email)) === null);
  };
  return (
    <div className="access-mailbox">
      <span className="access-medallion">
        <Icon as={MailOpen} size={32} />
      </span>
      <p>{t('mailbox.spam')}</p>
      <div role="alert">{failure && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <output>{sentAgain && <Alert tone="green">{t('mailbox.sentAgain')}</Alert>}</output>
      <div className="cluster gap-3">
        {/* It stays, and with it the focus. */}
        <Button
          kind="outline"
          busy={busy}
          aria-disabled={spent || undefined}
          onClick={() => {
            if (!spent) void again();
          }}
        >
          {t('mailbox.again')}
        </Button>
        <Button kind="link" onClick={onOther}>
          {t('mailbox.other')}
        </Button>
      </div>
    </div>
  );
}
