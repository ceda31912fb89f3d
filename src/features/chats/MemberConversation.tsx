/** The conversation with a member: the one there is, or an empty one that the first message opens (spec 2). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Conversation } from './Conversation';
import { ConversationSkeleton } from './ConversationSkeleton';
import { selectConversationWith } from './chatsSlice';
import { useChatPartnerQuery } from './memberQueries';

/** @param id the member's profile id */
export function MemberConversation({ id }: { id: string }) {
  const { t } = useTranslation(['chats', 'common']);
  const navigate = useNavigate();
  const known = useAppSelector((state) => selectConversationWith(state, id));
  const {
    currentData: partner,
    error,
    refetch,
  } = useChatPartnerQuery(id, { refetchOnMountOrArgChange: true });
  const failureText = useFailureText();
  const conversation = known ?? partner?.relation.conversation_id ?? null;

  useEffect(() => {
    if (conversation === null) return;
    // The first message was sent from here: its writer goes on writing there.
    const state = document.activeElement instanceof HTMLTextAreaElement ? 'writing' : null;
    void navigate(path('chat', { id: conversation }), { replace: true, state });
  }, [conversation, navigate]);

  if (partner) return <Conversation profile={partner.profile} id={conversation} />;
  if (!error) return <ConversationSkeleton />;
  return (
    <div className="chat-middle">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('list.title')}
      </h1>
      <ErrorState
        title={failureText('kind' in error ? error : null)}
        action={
          <Button kind="link" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
