/** The way past a step; it stands beside the one main action. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';

export function SkipStep({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('join');
  return (
    <Button kind="outline" block onClick={onSkip}>
      {t('skip')}
    </Button>
  );
}
