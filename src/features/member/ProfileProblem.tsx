/** In place of a profile that cannot be shown: why, and where to go (spec 6, 8). */
import { useEffect, useRef } from 'react';
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

/** The heading changes while the page stays: whoever was at the old one goes on at the new one. */
function ProblemHeading({ children, hidden = false }: { children: string; hidden?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 className={hidden ? 'visually-hidden' : undefined} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}

export function ProfileProblem({ failure, onRetry }: ProfileProblemProps) {
  const { t } = useTranslation(['members', 'common']);
  const failureText = useFailureText();
  if (failure.kind === 'refused') {
    if (failure.status === 404) return <NotFound />;
    if (failure.code === 'blocked_by') {
      return (
        <Page width="read">
          <ProblemHeading>{t('profile.problem.blockedTitle')}</ProblemHeading>
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
          <ProblemHeading hidden>{t('profile.problem.closedTitle')}</ProblemHeading>
          <MembersOnly title={t('profile.problem.closedTitle')} text={t('profile.problem.closedText')} />
        </Page>
      );
    }
  }
  return (
    <Page width="read">
      <ProblemHeading>{t('profile.problem.goneTitle')}</ProblemHeading>
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
