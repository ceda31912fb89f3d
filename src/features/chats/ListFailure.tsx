/** Says that the conversations could not be loaded, and why; asks for them again. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface ListFailureProps {
  failure: Failure | null;
  onRetry: () => void;
}

/** The button goes with the failure: in the list the focus goes on at its name. A page in its place has a heading of its own. */
const toTitle = onLostFocus<HTMLButtonElement>((gone) =>
  gone
    .closest('.chat-list')
    ?.querySelector<HTMLElement>('.chats-title > [tabindex="-1"]')
    ?.focus({ preventScroll: true }),
);

export function ListFailure({ failure, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['chats', 'common']);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('list.failedTitle')}
      text={failureText(failure)}
      action={
        <Button kind="link" ref={toTitle} onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
