/** The messages could not be loaded: says why and tries again. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { selectThread } from './chatsSlice';
import { openConversation } from './chatsThunks';

export function MessagesFailed({ id }: { id: string }) {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => selectThread(state, id)?.failure);
  const failureText = useFailureText();
  return (
    <div className="chats-note">
      <ErrorState
        title={t('log.failedTitle')}
        text={failureText(failure)}
        action={
          <Button kind="link" ref={toHeading} onClick={() => void dispatch(openConversation(id))}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
