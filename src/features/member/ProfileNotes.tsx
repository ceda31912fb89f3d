/** What the viewer has done with this member: put aside, brought back, let back after a block. */
import { useEffect, useRef } from 'react';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { isFocusFree } from '@/ui/freeFocus';
import { Icon } from '@/ui/Icon';
import type { AsideControl } from './useAside';
import type { BlockControl } from './useBlocked';

interface ProfileNotesProps {
  name: string;
  aside: AsideControl;
  block: BlockControl;
}

export function ProfileNotes({ name, aside, block }: ProfileNotesProps) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const { kind, bringBack, failure, broughtBack } = aside;
  const start = useRef<HTMLDivElement>(null);
  const { released } = block;
  // The button that was pressed is gone, or was for a while, and with it the focus; whoever used the menu is still there.
  const isOver = released || broughtBack !== null || failure !== null;
  useEffect(() => {
    if (isOver && isFocusFree(null)) start.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <div className="profile-notes" aria-live="polite" tabIndex={-1} ref={start}>
      {released && <Alert tone="green">{t('blocked.done', { name })}</Alert>}
      {kind !== null && (
        <Alert
          tone="cyan"
          icon={<Icon as={EyeOff} />}
          action={
            <Button kind="link" onClick={bringBack}>
              {t('aside.bringBack')}
            </Button>
          }
        >
          {kind === 'hidden' ? t('aside.hidden', { name }) : t('aside.passed', { name })}
        </Alert>
      )}
      {broughtBack !== null && (
        <Alert tone="green">
          {broughtBack === 'hidden' ? t('aside.back', { name }) : t('aside.backInGame', { name })}
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="red">
          {failure.kind === 'refused'
            ? t('aside.failed', { reason: failureText(failure) })
            : t('aside.unsure', { reason: failureText(failure) })}
        </Alert>
      )}
    </div>
  );
}
