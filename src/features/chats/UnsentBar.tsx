/** Above the writing field: several messages were refused, and one press tries them all; it also says what has arrived. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { selectEntriesTo } from './chatsSelectors';
import { focusWritingField } from './focusWritingField';
import { allWanted } from './sendingThunks';
import { useDeliveryHeard } from './useDeliveryHeard';

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
  useDeliveryHeard(profile, conversation);
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
