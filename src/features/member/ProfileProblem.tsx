/** In place of a profile that cannot be shown: why, and where to go (spec 6, 8). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { MembersOnly } from '@/core/access/MembersOnly';
import { NotFound } from '@/core/errors/NotFound';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';
import { Page } from '@/ui/Page';

interface ProfileProblemProps {
  failure: Failure;
  onRetry: () => void;
}

export function ProfileProblem({ failure, onRetry }: ProfileProblemProps) {
  const { t } = useTranslation(['members', 'common']);
  const failureText = useFailureText();
  if (failure.kind === 'refused') {
    if (failure.status === 404) return <NotFound />;
    if (failure.code === 'blocked_by') {
      return (
        <Page width="read">
          <h1 tabIndex={-1}>{t('profile.problem.blockedTitle')}</h1>
          <p className="lead">{failureText(failure)}</p>
          <Link className={buttonClass()} to={path('members')}>
            {t('profile.problem.search')}
          </Link>
        </Page>
      );
    }
    if (failure.status === 401 || failure.status === 403) {
      return (
        <Page>
          <h1 className="visually-hidden" tabIndex={-1}>
            {t('profile.problem.closedTitle')}
          </h1>
          <MembersOnly title={t('profile.problem.closedTitle')} text={t('profile.problem.closedText')} />
        </Page>
      );
    }
  }
  return (
    <Page width="read">
      <h1 tabIndex={-1}>{t('profile.problem.goneTitle')}</h1>
      <ErrorState
        title={failureText(failure)}
        action={
          <Button kind="link" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </Page>
  );
}
