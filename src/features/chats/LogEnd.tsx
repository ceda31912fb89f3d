/** What stands below the last loaded message: newer pages that come, or else the typing dots and who cannot reply. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TypingBubble } from '@/ui/TypingBubble';
import { PageEdge } from './PageEdge';
import { selectThread } from './chatsSlice';
import { lateTool } from './lateTool';
import { loadNewer } from './threadThunks';
import { useMustConfirm } from './useMustConfirm';

const ConfirmToHear = lateTool(() => import('./ConfirmToHear').then((m) => m.ConfirmToHear));

export function LogEnd({ profile, id }: { profile: Profile; id: string | null }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const thread = useAppSelector((state) => selectThread(state, id));
  const email = useMustConfirm(id);
  if (!thread || id === null) return null;
  if (thread.tail)
    return (
      <PageEdge
        state={thread.newer}
        label={t('log.newer')}
        failed={t('log.newerFailed')}
        onLoad={() => void dispatch(loadNewer(id))}
      />
    );
  return (
    <>
      {thread.typing && <TypingBubble />}
      {email !== null ? (
        <Suspense>
          <ConfirmToHear name={profile.name} email={email} />
        </Suspense>
      ) : (
        !thread.partner_can_reply && <p className="chats-word">{t('log.noReply', { name: profile.name })}</p>
      )}
    </>
  );
}
