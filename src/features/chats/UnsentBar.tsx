/** Above the writing field: several messages were refused, and one press tries them all; it also says what has arrived. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { useAnnouncer } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { selectEntriesTo, selectMessages } from './chatsSelectors';
import { focusWritingField } from './focusWritingField';
import { allWanted } from './sendingThunks';

interface UnsentBarProps {
  /** The addressee's profile id. */
  profile: string;
  /** Null until the first message opens it. */
  conversation: string | null;
}

/** One that failed says so itself; from here on there are too many to press one by one. */
const SEVERAL = 2;

export function UnsentBar({ profile, conversation }: UnsentBarProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const failed = useAppSelector(
    (state) => selectEntriesTo(state, profile).filter((entry) => entry.state === 'failed').length,
  );
  useSentHeard(profile, conversation);
  const retryAll = (): void => {
    dispatch(allWanted(profile));
    // The bar goes away, and the button with it.
    focusWritingField();
  };
  if (failed < SEVERAL) return null;
  return (
    <div className="chat-mid unsent-bar">
      <Alert
        tone="red"
        className="composer-note"
        action={
          <Button kind="link" size="sm" onClick={retryAll}>
            {t('state.retryAll')}
          </Button>
        }
      >
        {t('state.someFailed', { count: failed })}
      </Alert>
    </div>
  );
}

/** Says aloud that an own message has arrived; seen, it is the mark under the bubble. */
function useSentHeard(profile: string, conversation: string | null): void {
  const { t } = useTranslation('chats');
  const announce = useAnnouncer();
  const entries = useAppSelector((state) => selectEntriesTo(state, profile));
  const messages = useAppSelector((state) => selectMessages(state, conversation));
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    const here = new Set(entries.map(({ client_id }) => client_id));
    const gone = Array.from(awaited.current).filter((client_id) => !here.has(client_id));
    awaited.current = here;
    if (gone.length > 0 && messages.slice(-MOST_NEW).some(({ client_id }) => gone.includes(client_id ?? '')))
      announce(t('state.sent'));
  }, [entries, messages, announce, t]);
}

/** An own message that has just arrived is among the newest. */
const MOST_NEW = 30;
