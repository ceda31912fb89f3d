/** Opens a one-time link: asks the server what it does, and leads there (spec 2, `{token}`). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { returnPath } from '@/domain/returnPath';
import { assertNever } from '@/lib/assertNever';
import { ConfirmAddress } from './ConfirmAddress';
import { DEAD_LINK } from './deadLink';
import { KeepAccount } from './KeepAccount';
import { LinkFailure } from './LinkFailure';
import { LinkState } from './LinkState';
import { createLinkOpening } from './tokenActs';
import type { OpenedLink } from './tokenActs';
import { unsubscribedState } from './unsubscribedState';
import { useTokenAct } from './useTokenAct';

export function OneTimeLink({ token }: { token: string }) {
  const { t } = useTranslation('access');
  const [open] = useState(createLinkOpening);
  const { progress, retry } = useTokenAct(token, open);
  switch (progress.at) {
    case 'done':
      return <Opened token={token} link={progress.result} />;
    case 'refused':
      if (refusalCode(progress.failure) === 'not_found')
        return <Navigate replace to={LINK_PATH} state={DEAD_LINK} />;
      return <LinkFailure title={t('link.failedTitle')} failure={progress.failure} />;
    case 'failed':
      return <LinkFailure title={t('link.failedTitle')} failure={progress.failure} onRetry={retry} />;
    default:
      return <LinkState title={t('link.waitTitle')} text={t('link.waitText')} />;
  }
}

function Opened({ token, link }: { token: string; link: OpenedLink }) {
  const state: TokenState = { token };
  switch (link.action) {
    case 'activate':
      return <ConfirmAddress token={token} />;
    case 'reset_password':
      return <Navigate replace to={path('resetPasswordDo')} state={state} />;
    case 'mail_change':
      return <Navigate replace to={path('mailChange')} state={state} />;
    case 'reactivate':
      return <KeepAccount token={token} />;
    case 'login':
      return <Navigate replace to={returnPath(link.target, window.location.origin)} />;
    case 'unsubscribe':
      return <Navigate replace to={LINK_PATH} state={unsubscribedState(link.notifications)} />;
    default:
      return assertNever(link.action);
  }
}
