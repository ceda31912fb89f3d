/** An account that waits to be deleted: until when, and the two ways to keep it (spec 8: ER-17). */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useSendAgain } from '@/core/mails/useSendAgain';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/dialNumber';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

interface PendingDeletionProps {
  /** What is the matter, with the date. */
  text: string;
  /** The account's address, where the link goes. */
  email: string;
}

export function PendingDeletion({ text, email }: PendingDeletionProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const settings = useAppSelector(selectSettings);
  const sendLink = async () => (await import('@/api/calls/access')).reactivate({ email });
  const { sent, failure, ended: tooLate, button } = useSendAgain(sendLink, 'token_expired');
  return (
    <div className="stack">
      <Alert tone="amber">
        <p>{text}</p>
        <div className="cluster gap-3 mt-2">
          <Button kind="outline" size="sm" {...button}>
            {t('login.keepAccount')}
          </Button>
          {settings && (
            <>
              <a href={`mailto:${settings.support_email}`}>{t('login.support')}</a>
              {settings.support_phone !== '' && (
                <a href={`tel:${dialNumber(settings.support_phone)}`}>{settings.support_phone}</a>
              )}
            </>
          )}
        </div>
      </Alert>
      {sent && <Alert tone="green">{t('login.keepSent', { email })}</Alert>}
      {failure && <Alert tone="red">{tooLate ? t('login.keepTooLate') : failureText(failure)}</Alert>}
    </div>
  );
}
