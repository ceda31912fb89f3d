/** "Send it again", with the time until that is possible. */
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '@/core/clock/useSecondsLeft';
import { Button } from '@/ui/Button';
import { MailWait } from './MailWait';
import type { Confirmation } from './useConfirmation';

export function ResendMail({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation('join');
  const { busy, told, resend, waitUntil, limited } = confirmation;
  const seconds = useSecondsLeft(waitUntil);
  const isWaiting = seconds > 0;
  return (
    <div className="join-resend">
      <Button
        kind="outline"
        block
        busy={busy === 'send'}
        aria-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void resend();
        }}
      >
        {t('confirm.resend')}
      </Button>
      <MailWait seconds={seconds} limited={limited && told !== 'limited'} />
    </div>
  );
}
