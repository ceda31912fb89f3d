/** An own message that the server has not confirmed: on its way, unconfirmed or refused, in words, with a way on. */
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import type { OutboxEntry } from '@/domain/outbox';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { ChatBubble } from '@/ui/ChatBubble';
import { outboxMoved } from './chatsSlice';
import { CreditsLink } from './CreditsNeeded';
import { deliver, messageTakenBack } from './sendingThunks';
import { useRefusalText } from './useRefusalText';

interface UnsentItemProps {
  entry: OutboxEntry;
  first: boolean;
  last: boolean;
  /** The addressee's name. */
  name: string;
}

export const UnsentItem = memo(function UnsentItem({ entry, first, last, name }: UnsentItemProps) {
  const { t } = useTranslation('chats');
  const online = useAppSelector(selectOnline);
  const refusalText = useRefusalText();
  const failed = entry.state === 'failed';
  const refusal = failed ? t('state.failed', { reason: refusalText(entry.reason, name) }) : undefined;
  const announce = useAnnouncer();
  useEffect(() => {
    if (refusal !== undefined) announce(refusal);
  }, [refusal, announce]);
  const waiting =
    entry.state === 'unconfirmed' ? 'state.unconfirmed' : online ? 'state.sending' : 'state.waiting';
  return (
    <ChatBubble
      mine
      fresh
      author={t('log.you')}
      first={first}
      // Each refused or unconfirmed one says so itself; of those on their way the last speaks for all.
      time={!failed && (last || entry.state === 'unconfirmed') ? t(waiting) : undefined}
      state={failed ? 'failed' : 'pending'}
      stateLabel={refusal}
      action={<UnsentActions entry={entry} />}
    >
      {entry.text}
    </ChatBubble>
  );
});

function UnsentActions({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { client_id } = entry;
  if (entry.state === 'sending') return null;
  if (entry.state === 'unconfirmed')
    return (
      <Button kind="link" size="sm" onClick={() => void dispatch(deliver(client_id))}>
        {t('state.retry')}
      </Button>
    );
  return (
    <span className="unsent-actions">
      {(entry.reason === 'not_enough_credits' || entry.reason === 'premium_only') && <CreditsLink />}
      <Button kind="link" size="sm" onClick={() => dispatch(outboxMoved({ type: 'retried', client_id }))}>
        {t('state.retry')}
      </Button>
      <Button kind="link" size="sm" onClick={() => dispatch(messageTakenBack(entry))}>
        {t('state.edit')}
      </Button>
      <Button kind="link" size="sm" onClick={() => dispatch(outboxMoved({ type: 'discarded', client_id }))}>
        {t('state.delete')}
      </Button>
    </span>
  );
}
