/** Says that the cards are those of the search before, and why. */
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

export function WaitingNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const online = useAppSelector(selectOnline);
  return (
    <Alert
      tone="amber"
      live="polite"
      className="search-waiting"
      action={
        online && (
          <Button kind="link" ref={toHeading} onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        )
      }
    >
      {online ? t('waiting.failed') : t('waiting.offline')}
    </Alert>
  );
}
