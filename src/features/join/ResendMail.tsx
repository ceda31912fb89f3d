/** "Send it again", with the time until that is possible. */
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '@/core/clock/useSecondsLeft';
import { Button } from '@/ui/Button';
import type { Confirmation } from './useConfirmation';

const MINUTE_S = 60;
/** From here on nobody counts seconds. */
const IN_MINUTES_FROM_S = 90;

export function ResendMail({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation('join');
  const { busy, resend, waitUntil, limited } = confirmation;
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
      {isWaiting && (
        <p className="small muted">
          {limited && `${t('confirm.limited')} `}
          {seconds < IN_MINUTES_FROM_S
            ? t('confirm.waitSeconds', { count: seconds })
            : t('confirm.waitMinutes', { count: Math.ceil(seconds / MINUTE_S) })}
        </p>
      )}
    </div>
  );
}
