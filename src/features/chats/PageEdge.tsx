/** The edge of what is loaded of a conversation: more comes, can be asked for, or could not be loaded. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';

interface PageEdgeProps {
  state: 'idle' | 'loading' | 'failed';
  label: string;
  failed: string;
  onLoad: () => void;
}

/** One height for all states, so that nothing beside it moves. */
export function PageEdge({ state, label, failed, onLoad }: PageEdgeProps) {
  const { t } = useTranslation('common');
  return (
    <div className="chats-older">
      {state === 'loading' ? (
        <Spinner label={t('status.loading')} />
      ) : (
        <>
          {state === 'failed' && <output>{failed}</output>}
          <Button kind="quiet" size="sm" onClick={onLoad}>
            {state === 'failed' ? t('actions.retry') : label}
          </Button>
        </>
      )}
    </div>
  );
}
