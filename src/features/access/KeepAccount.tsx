/** The link of somebody whose account waits to be deleted: one button keeps it (spec 4). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { loginLine } from '@/core/auth/loginLine';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import { useAppDispatch } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import './access.scss';
import { linkFate } from './linkFate';
import { linkIsDead } from './linkIsDead';
import { LinkState } from './LinkState';
import { LoginOrSupport } from './LoginOrSupport';
import { useActKey } from './useActKey';

/** @returns true when the log-in would be read: nobody is in whom it sends on at once */
const nobodyIsIn =
  () =>
  (_: AppDispatch, getState: () => RootState): boolean =>
    selectAuthStatus(getState()) === 'out';

export function KeepAccount({ token }: { token: string }) {
  const { t } = useTranslation('access');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const key = useActKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const keep = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { reactivate } = await import('@/api/calls/access');
      await reactivate({ token }, { idempotencyKey: key.keyFor(token) });
      if (dispatch(nobodyIsIn()))
        await navigate(path('login'), { replace: true, state: loginLine('accountKept') });
      else await navigate(LINK_PATH, { replace: true, state: linkFate('kept') });
      // Busy until the next page has come, which may have to be loaded.
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };

  if (failure && linkIsDead(failure))
    return (
      <LinkState
        news
        title={t('keep.expiredTitle')}
        text={t('keep.expiredHelp')}
        action={<LoginOrSupport />}
      />
    );
  return (
    <LinkState
      news
      title={t('keep.title')}
      text={t('keep.text')}
      action={
        <>
          <div role="alert" className="access-said">
            {failure && <Alert tone="red">{failureText(failure)}</Alert>}
          </div>
          <Button kind="hot" busy={busy} onClick={() => void keep()}>
            {t('keep.submit')}
          </Button>
          <Link className={buttonClass({ kind: 'link' })} to={path('index')}>
            {t('keep.leave')}
          </Link>
        </>
      }
    />
  );
}
