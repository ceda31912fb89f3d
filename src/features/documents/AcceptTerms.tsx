/** Tells a member that the terms have changed, and takes the acceptance. It waits, and stops nobody. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';
import { acceptTerms } from './acceptTerms';

/** @param version of the terms that are to be accepted, epoch ms */
export function AcceptTerms({ version }: { version: number }): ReactNode {
  const { t } = useTranslation('documents');
  const { fixedDate } = useFormats();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting');

  const accept = async (): Promise<void> => {
    setState('busy');
    try {
      await dispatch(acceptTerms(version));
    } catch {
      setState('failed');
    }
  };

  return (
    <Page body={false} className="member-alerts">
      <Alert
        tone={state === 'failed' ? 'red' : 'cyan'}
        live={state === 'failed' ? 'assertive' : 'polite'}
        action={
          <>
            <Link className={buttonClass({ kind: 'link', size: 'sm' })} to={path('terms')}>
              {t('accept.read')}
            </Link>
            <Button kind="link" size="sm" busy={state === 'busy'} onClick={() => void accept()}>
              {t('accept.accept')}
            </Button>
          </>
        }
      >
        {t('accept.text', { date: fixedDate(version) })} {state === 'failed' && t('accept.failed')}
      </Alert>
    </Page>
  );
}
