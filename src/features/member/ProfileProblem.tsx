/** In place of a profile that cannot be shown: why, and where to go (spec 6, 8). */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { MembersOnly } from '@/core/access/MembersOnly';
import { NotFound } from '@/core/errors/NotFound';
import { useFailureText } from '@/core/errors/useFailureText';
import { toNextHeading } from '@/core/navigation/focusHeading';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';
import { PageError } from '@/ui/PageError';

interface ProfileProblemProps {
  failure: Failure;
  onRetry: () => void;
}

export function ProfileProblem({ failure, onRetry }: ProfileProblemProps) {
  const { t } = useTranslation(['member', 'common']);
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading changes while the page stays: whoever was at the old one goes on at the new one.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  if (failure.kind === 'refused') {
    if (failure.status === 404) return <NotFound />;
    if (failure.code === 'blocked_by') {
      return (
        <PageError
          headingRef={heading}
          title={t('problem.blockedTitle')}
          text={failureText(failure)}
          action={
            <Link className={buttonClass({ kind: 'hot' })} to={path('members')}>
              {t('problem.search')}
            </Link>
          }
        />
      );
    }
    if (failure.status === 401 || failure.status === 403) {
      return (
        <Page>
          <h1 className="visually-hidden" tabIndex={-1} ref={heading}>
            {t('problem.closedTitle')}
          </h1>
          <MembersOnly title={t('problem.closedTitle')} text={t('problem.closedText')} />
        </Page>
      );
    }
  }
  return (
    <PageError
      headingRef={heading}
      title={t('problem.goneTitle')}
      text={failureText(failure)}
      action={
        <>
          <Button kind="hot" ref={toNextHeading} onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
          <Link className={buttonClass({ kind: 'outline' })} to={path('members')}>
            {t('problem.search')}
          </Link>
        </>
      }
    />
  );
}
