/** The edge of what is loaded of a conversation: more comes, can be asked for, or could not be loaded. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { toLog } from './toLog';

interface PageEdgeProps {
  state: 'idle' | 'loading' | 'failed';
  label: string;
  failed: string;
  onLoad: () => void;
}

/** One height for all states, so that nothing beside it moves; the button stays while it works, and with it the focus. */
export function PageEdge({ state, label, failed, onLoad }: PageEdgeProps) {
  const { t } = useTranslation('common');
  const isFailed = state === 'failed';
  return (
    <div className="chats-older">
      <output className={isFailed ? undefined : 'visually-hidden'}>
        {isFailed ? failed : state === 'loading' && t('status.loading')}
      </output>
      <Button kind="quiet" size="sm" busy={state === 'loading'} ref={toLog} onClick={onLoad}>
        {isFailed ? t('actions.retry') : label}
      </Button>
    </div>
  );
}
