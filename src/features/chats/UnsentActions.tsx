/** The ways on from a message that was not sent: more credits, another attempt, a change, giving it up. */
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '@/domain/outbox';
import type { UnsentState } from '@/domain/unsentState';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CreditsLink } from './CreditsNeeded';
import { focusWritingField } from './focusWritingField';
import { attemptWanted, messageTakenBack, retryWanted } from './sendingThunks';
import { moveOutbox } from './sharing';

/** While one of these, a message may be retried, or changed and given up; the others are about to go. */
const RETRIED: ReadonlySet<UnsentState> = new Set(['failed', 'unconfirmed', 'unanswered']);
const CHANGED: ReadonlySet<UnsentState> = new Set(['failed', 'waiting', 'limited']);

export function UnsentActions({ entry, state }: { entry: OutboxEntry; state: UnsentState }) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { client_id } = entry;
  const mayChange = CHANGED.has(state) && entry.state !== 'unconfirmed';
  if (!mayChange && !RETRIED.has(state)) return null;
  // What was pressed goes away with the message or its trouble: the focus goes on where one writes.
  const retry = (): void => {
    dispatch(state === 'failed' ? retryWanted(client_id) : attemptWanted(client_id));
    focusWritingField();
  };
  const edit = (): void => {
    dispatch(messageTakenBack(entry));
    focusWritingField();
  };
  const giveUp = (): void => {
    dispatch(moveOutbox({ type: 'discarded', client_id }));
    focusWritingField();
  };
  return (
    <span className="unsent-actions">
      {(entry.reason === 'not_enough_credits' || entry.reason === 'premium_only') && <CreditsLink />}
      {RETRIED.has(state) && (
        <Button kind="link" size="sm" onClick={retry}>
          {t('state.retry')}
        </Button>
      )}
      {mayChange && (
        <>
          <Button kind="link" size="sm" onClick={edit}>
            {t('state.edit')}
          </Button>
          <Button kind="link" size="sm" onClick={giveUp}>
            {t('state.delete')}
          </Button>
        </>
      )}
    </span>
  );
}
