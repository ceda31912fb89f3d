/** The ways on from a message that was not sent: more credits, another attempt, a change, giving it up. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '@/domain/outbox';
import type { UnsentState } from '@/domain/unsentState';
import { onLostFocus } from '@/lib/onLostFocus';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CreditsLink } from './CreditsNeeded';
import { focusWritingField } from './focusWritingField';
import { lateTool } from './lateTool';
import { attemptWanted, messageGivenUp, messageTakenBack, retryWanted } from './sendingThunks';
import { heldBy } from './takingBack';

const HeldNote = lateTool(() => import('./HeldNote').then((m) => m.HeldNote));

/** While one of these, a message may be retried, or changed and given up; the others are about to go. */
const RETRIED: ReadonlySet<UnsentState> = new Set(['failed', 'unconfirmed', 'unanswered']);
const CHANGED: ReadonlySet<UnsentState> = new Set(['failed', 'waiting', 'behind', 'limited']);

/** A message may go out, or its trouble end, while one of its buttons has the focus. */
const toWriting = onLostFocus<HTMLButtonElement>(focusWritingField);

export function UnsentActions({ entry, state }: { entry: OutboxEntry; state: UnsentState }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { client_id } = entry;
  const held = useAppSelector((root) => heldBy(root, entry));
  const [wanted, setWanted] = useState(false);
  const mayChange = CHANGED.has(state) && entry.state !== 'unconfirmed';
  // What nobody answers must not hold up all that follows. It may have arrived: it is not changed and sent as another one.
  const mayGiveUp = mayChange || state === 'unanswered';
  if (!mayChange && !RETRIED.has(state)) return null;
  // What was pressed goes away with the message or its trouble: the focus goes on where one writes.
  const retry = (): void => {
    dispatch(state === 'failed' ? retryWanted(client_id) : attemptWanted(client_id));
    focusWritingField();
  };
  const edit = (): void => {
    setWanted(true);
    // Nothing is lost for it: there is room for one picture and one answer.
    if (held !== null) return;
    dispatch(messageTakenBack(entry));
    focusWritingField();
  };
  const giveUp = (): void => {
    dispatch(messageGivenUp(entry));
    focusWritingField();
  };
  return (
    <span className="unsent-actions">
      {wanted && held !== null && (
        <Suspense fallback={null}>
          <HeldNote held={held} />
        </Suspense>
      )}
      {(entry.reason === 'not_enough_credits' || entry.reason === 'premium_only') && <CreditsLink />}
      {RETRIED.has(state) && (
        <Button kind="link" size="sm" onClick={retry} ref={toWriting}>
          {t('state.retry')}
        </Button>
      )}
      {mayChange && (
        <Button kind="link" size="sm" onClick={edit} ref={toWriting}>
          {t('state.edit')}
        </Button>
      )}
      {mayGiveUp && (
        <Button kind="link" size="sm" onClick={giveUp} ref={toWriting}>
          {t('state.delete')}
        </Button>
      )}
    </span>
  );
}
