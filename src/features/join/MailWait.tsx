/** How long until the next mail can be asked for. */
import { useTranslation } from 'react-i18next';

const MINUTE_S = 60;
/** From here on nobody counts seconds. */
const IN_MINUTES_FROM_S = 90;

interface MailWaitProps {
  /** Nothing is said once there are none. */
  seconds: number;
  /** The server has said that it is enough for now, and this says so first. */
  limited: boolean;
}

export function MailWait({ seconds, limited }: MailWaitProps) {
  const { t } = useTranslation('join');
  if (seconds === 0) return null;
  return (
    <p className="small muted">
      {limited && `${t('confirm.limited')} `}
      {seconds < IN_MINUTES_FROM_S
        ? t('confirm.waitSeconds', { count: seconds })
        : t('confirm.waitMinutes', { count: Math.ceil(seconds / MINUTE_S) })}
    </p>
  );
}
