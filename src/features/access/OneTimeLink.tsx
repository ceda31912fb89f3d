/** Opens a one-time link: asks the server what it does, and leads there (spec 2, `{token}`). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { path } from '@/config/paths';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { returnPath } from '@/domain/returnPath';
import { assertNever } from '@/lib/assertNever';
import { KeepAccount } from './KeepAccount';
import { LinkFailure } from './LinkFailure';
import { linkFate } from './linkFate';
import { LinkState } from './LinkState';
import { createLinkOpening } from './tokenActs';
import type { LinkOutcome } from './tokenActs';
import { ToTokenPage } from './ToTokenPage';
import { unsubscribedState } from './unsubscribedState';
import { useTokenAct } from './useTokenAct';

export function OneTimeLink({ link }: { link: TokenState }) {
  const { t } = useTranslation('access');
  const [open] = useState(createLinkOpening);
  const { progress, retry } = useTokenAct(link, open);
  switch (progress.at) {
    case 'done':
      return <Opened token={link.token} outcome={progress.result} />;
    case 'dead':
      return <Navigate replace to={LINK_PATH} state={linkFate('dead')} />;
    case 'failed':
      return <LinkFailure title={t('link.failedTitle')} failure={progress.failure} onRetry={retry} />;
    default:
      return <LinkState news={progress.again} title={t('link.waitTitle')} text={t('link.waitText')} />;
  }
}

function Opened({ token, outcome }: { token: string; outcome: LinkOutcome }) {
  switch (outcome.action) {
    case 'activate':
      return <ToTokenPage to={path('activateDone')} token={token} />;
    case 'reset_password':
      return <ToTokenPage to={path('resetPasswordDo')} token={token} />;
    case 'mail_change':
      return <ToTokenPage to={path('mailChange')} token={token} />;
    case 'reactivate':
      return <KeepAccount token={token} />;
    case 'login':
      return <Navigate replace to={returnPath(outcome.target, window.location.origin)} />;
    case 'unsubscribe':
      return <Navigate replace to={LINK_PATH} state={unsubscribedState(outcome.notifications)} />;
    case 'perhaps':
      return <Navigate replace to={LINK_PATH} state={linkFate('perhaps')} />;
    default:
      return assertNever(outcome);
  }
}
