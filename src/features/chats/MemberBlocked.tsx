/** In place of a conversation with a member whom this one has blocked: letting them back is the way to it (spec 6). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { useUnblockMutation } from '@/core/blocks/blockedApi';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Profile } from '@/domain/model';
import { createActKey } from '@/lib/actKey';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { AllMessages } from './NoConversation';

interface MemberBlockedProps {
  profile: Profile;
  /** They may see each other again. */
  onReleased?: () => void;
}

export function MemberBlocked({ profile: { id, name }, onReleased }: MemberBlockedProps) {
  const { t } = useTranslation('chats');
  const failureText = useFailureText();
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const [unblock, { isLoading, error }] = useUnblockMutation();
  const [act] = useState(createActKey);
  const release = async (): Promise<void> => {
    const answer = await unblock({ profile: id, viewer, idempotencyKey: act.keyFor(id) });
    if (answer.error) return;
    act.answered();
    onReleased?.();
  };
  return (
    <div className="chat-middle">
      <h1 className="h3" tabIndex={-1}>
        {t('entry.blockedTitle', { name })}
      </h1>
      <p className="muted">{t('entry.blockedText', { name })}</p>
      <div role="alert">
        {error !== undefined && <Alert tone="red">{failureText('kind' in error ? error : null)}</Alert>}
      </div>
      <Button kind="primary" busy={isLoading} onClick={() => void release()}>
        {t('entry.unblock', { name })}
      </Button>
      <AllMessages />
    </div>
  );
}
