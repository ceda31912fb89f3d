/** What stands above the first message: older pages, what is hidden, who this is. */
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { PageEdge } from './PageEdge';
import { selectThread } from './chatsSlice';
import { loadOlder } from './chatsThunks';

export function LogStart({ profile, id }: { profile: Profile; id: string | null }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const thread = useAppSelector((state) => selectThread(state, id));
  const begun = thread === undefined || thread.complete;
  return (
    <div className="chats-start">
      {id !== null && !begun && (
        <PageEdge
          state={thread.older}
          label={t('log.older')}
          failed={t('log.olderFailed')}
          onLoad={() => void dispatch(loadOlder(id))}
        />
      )}
      {begun && thread?.history_limited && <p className="chats-word">{t('log.hidden')}</p>}
      {profile.fictional && (
        <Alert tone="amber" className="chats-fictional">
          {t('log.fictional', { name: profile.name })}
        </Alert>
      )}
    </div>
  );
}
