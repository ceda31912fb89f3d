/** In place of a conversation with a member that cannot begin: why, and a way on (spec 6, 8). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { NotFound } from '@/core/errors/NotFound';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';

interface NoConversationProps {
  failure: Failure | null;
  onRetry: () => void;
}

export function NoConversation({ failure, onRetry }: NoConversationProps) {
  const { t } = useTranslation(['chats', 'common']);
  const failureText = useFailureText();
  if (failure?.kind === 'refused' && failure.status === 404) return <NotFound />;
  const text = failureText(failure);
  if (failure?.kind === 'refused' && failure.code === 'blocked_by') {
    return (
      <div className="chat-middle">
        <h1 className="h3" tabIndex={-1}>
          {t('entry.closedTitle')}
        </h1>
        <p className="muted">{text}</p>
        <Link to={path('members')} className={buttonClass({ kind: 'primary' })}>
          {t('entry.search')}
        </Link>
        <AllMessages />
      </div>
    );
  }
  return (
    <div className="chat-middle">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('list.title')}
      </h1>
      <ErrorState
        title={text}
        action={
          <Button kind="link" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
      <AllMessages />
    </div>
  );
}

/** On phones the list is not beside it. */
export function AllMessages() {
  const { t } = useTranslation('chats');
  return (
    <Link to={path('chats')} className={buttonClass({ kind: 'link' })}>
      {t('gone.action')}
    </Link>
  );
}
