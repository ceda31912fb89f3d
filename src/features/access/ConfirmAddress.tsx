/** Confirms the address of a new account with the token of its link, and leads on to the result (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { path } from '@/config/paths';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { LinkFailure } from './LinkFailure';
import { LinkState } from './LinkState';
import { confirmAddress } from './tokenActs';
import { useTokenAct } from './useTokenAct';

export function ConfirmAddress({ link }: { link: TokenState }) {
  const { t } = useTranslation('access');
  const { progress, retry } = useTokenAct(link, confirmAddress);
  switch (progress.at) {
    case 'done':
      return <Navigate replace to={path('activateDone')} />;
    case 'dead':
      return <Navigate replace to={path('activateError')} />;
    case 'failed':
      return <LinkFailure title={t('link.failedTitle')} failure={progress.failure} onRetry={retry} />;
    default:
      return <LinkState news={progress.again} title={t('link.waitTitle')} text={t('link.waitText')} />;
  }
}
