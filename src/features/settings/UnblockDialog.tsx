/** Asks before somebody is let back, and says what does not come back with them. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockedQuery, useUnblockMutation } from '@/core/blocks/blockedApi';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Profile } from '@/domain/model';
import { createActKey } from '@/lib/actKey';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface UnblockDialogProps {
  /** Who is asked about; null while the dialog is closed. */
  member: Profile | null;
  /** Id of the account. */
  viewer: string;
  onClose: () => void;
  /** After the dialog about this member has gone. */
  onReleased: (member: Profile) => void;
  /** It did not work, or nobody knows, after the dialog was closed: what there is to say about it. */
  onRefused: (text: string) => void;
}

export function UnblockDialog({ member, viewer, onClose, onReleased, onRefused }: UnblockDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const [unblock, { isLoading, error, reset }] = useUnblockMutation();
  const [act] = useState(createActKey);
  const released = useRef<Profile | null>(null);
  /** The name stays while the dialog fades. */
  const [shown, setShown] = useState(member);
  if (member !== null && member !== shown) setShown(member);
  const name = shown?.name ?? '';
  const asked = useRef(member);
  useEffect(() => {
    asked.current = member;
  }, [member]);

  const words = (about: string, failed: NonNullable<typeof error>): string => {
    const refusal = 'kind' in failed ? failed : null;
    const reason = failureText(refusal);
    return refusal?.kind === 'refused'
      ? t('settings.blocked.failed', { name: about, reason })
      : t('settings.blocked.unsure', { name: about, reason });
  };
  const close = (): void => {
    reset();
    onClose();
  };
  const release = async (): Promise<void> => {
    if (member === null) return;
    const answer = await unblock({ profile: member.id, viewer, idempotencyKey: act.keyFor(member.id) });
    // The dialog was closed meanwhile, or is about somebody else by now.
    const isLeft = asked.current?.id !== member.id;
    if (answer.error !== undefined) {
      if (isLeft) onRefused(words(member.name, answer.error));
      return;
    }
    act.answered();
    if (isLeft) {
      onReleased(member);
      return;
    }
    released.current = member;
    close();
  };

  // An answer that got lost may be heard of afterwards.
  const { data: blocked } = useBlockedQuery(viewer);
  const lookedUp = useEffectEvent(() => {
    act.answered();
    released.current = member;
    close();
  });
  const isOver = error !== undefined && blocked !== undefined && !blocked.some(({ id }) => id === member?.id);
  useEffect(() => {
    if (isOver) lookedUp();
  }, [isOver]);

  return (
    <Modal
      open={member !== null}
      onClose={close}
      title={t('settings.blocked.askTitle', { name })}
      closeLabel={t('common:actions.close')}
      onClosed={() => {
        if (released.current) onReleased(released.current);
        released.current = null;
      }}
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            {t('settings.cancel')}
          </Button>
          <Button kind="primary" busy={isLoading} onClick={() => void release()}>
            {t('settings.blocked.unblock')}
          </Button>
        </>
      }
    >
      <p>{t('settings.blocked.ask')}</p>
      <div role="alert">{error !== undefined && <Alert tone="red">{words(name, error)}</Alert>}</div>
    </Modal>
  );
}
