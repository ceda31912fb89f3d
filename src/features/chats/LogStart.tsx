/** What stands above the first message: older pages, what is hidden, who this is. */
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { selectThread } from './chatsSlice';
import { loadOlder } from './chatsThunks';

export function LogStart({ profile, id }: { profile: Profile; id: string | null }) {
  const { t } = useTranslation(['chats', 'common']);
  const thread = useAppSelector((state) => selectThread(state, id));
  const begun = thread === undefined || thread.complete;
  return (
    <div className="chats-start">
      {id !== null && !begun && <OlderMessages id={id} state={thread.older} />}
      {begun && thread?.history_limited && <p className="chats-word">{t('log.hidden')}</p>}
      {profile.fictional && (
        <Alert tone="amber" className="chats-fictional">
          {t('log.fictional', { name: profile.name })}
        </Alert>
      )}
    </div>
  );
}

function OlderMessages({ id, state }: { id: string; state: 'idle' | 'loading' | 'failed' }) {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  // One height for all states, so that nothing below moves.
  return (
    <div className="chats-older">
      {state === 'loading' ? (
        <Spinner label={t('common:status.loading')} />
      ) : (
        <>
          {state === 'failed' && t('log.olderFailed')}
          <Button kind="quiet" size="sm" onClick={() => void dispatch(loadOlder(id))}>
            {state === 'failed' ? t('common:actions.retry') : t('log.older')}
          </Button>
        </>
      )}
    </div>
  );
}
