/** Confirms a new e-mail address with the token of its link, and then says so on the same page (spec 2). */
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { path } from '@/config/paths';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { LinkFailure } from './LinkFailure';
import { LinkState } from './LinkState';
import { addressChangedState } from './addressChanged';
import { confirmNewAddress } from './tokenActs';
import { useTokenAct } from './useTokenAct';

export function ConfirmNewAddress({ link }: { link: TokenState }) {
  const { t } = useTranslation('access');
  const { progress, retry } = useTokenAct(link, confirmNewAddress);
  switch (progress.at) {
    case 'done':
      return <Navigate replace to={path('mailChange')} state={addressChangedState} />;
    case 'dead':
      // Without its token the page says that the link does not work any more.
      return <Navigate replace to={path('mailChange')} />;
    case 'failed':
      return <LinkFailure title={t('mailChange.failedTitle')} failure={progress.failure} onRetry={retry} />;
    default:
      return (
        <LinkState news={progress.again} title={t('mailChange.waitTitle')} text={t('mailChange.waitText')} />
      );
  }
}
