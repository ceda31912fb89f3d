/** In place of what one can do with a member: that they are blocked, and the way to let them back (spec 6). */
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import type { BlockControl } from './useBlocked';

export function BlockedNotice({ name, block }: { name: string; block: BlockControl }) {
  const { t } = useTranslation('safety');
  const failureText = useFailureText();
  return (
    <Panel as="div" className="profile-blocked">
      <output>
        <Icon as={Ban} size={32} />
        <strong className="h3">{t('blocked.title', { name })}</strong>
        <span>{t('blocked.text', { name })}</span>
      </output>
      <Button kind="outline" size="lg" busy={block.busy} onClick={block.unblock}>
        {t('blocked.unblock', { name })}
      </Button>
      <p className="small muted">{t('blocked.after')}</p>
      <div role="alert">
        {block.failure !== null && !block.busy && (
          <Alert tone="red">
            {block.failure.kind === 'refused'
              ? t('blocked.failed', { name, reason: failureText(block.failure) })
              : t('blocked.unsure', { name, reason: failureText(block.failure) })}
          </Alert>
        )}
      </div>
    </Panel>
  );
}
