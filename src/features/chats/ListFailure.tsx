/** Says that the conversations could not be loaded, and why; asks for them again. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { selectChatsFailure } from './chatsSlice';
import { fetchChats } from './chatsThunks';

export function ListFailure() {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectChatsFailure);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('list.failedTitle')}
      text={failureText(failure)}
      action={
        <Button kind="link" onClick={() => void dispatch(fetchChats())}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
