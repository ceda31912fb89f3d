/** The link of somebody whose account waits to be deleted: one button keeps it (spec 4). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { loginLine } from '@/core/auth/loginLine';
import { SupportContact } from '@/core/support/SupportContact';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import './access.scss';
import { LinkState } from './LinkState';
import { useActKey } from './useActKey';

export function KeepAccount({ token }: { token: string }) {
  const { t } = useTranslation('access');
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
      await navigate(path('login'), { replace: true, state: loginLine('accountKept') });
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };

  if (failure?.kind === 'refused') {
    return (
      <LinkState
        news
        title={t('keep.expiredTitle')}
        text={t('keep.expiredHelp')}
        action={
          <>
            <Link className={buttonClass({ kind: 'hot' })} to={path('login')}>
              {t('confirmed.login')}
            </Link>
            <SupportContact />
          </>
        }
      />
    );
  }
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
