/** Sends the activation mail again, and says that it did. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';

type Progress = { at: 'ready' | 'sending' | 'sent' } | { at: 'failed'; failure: Failure };

export function ActivationAction() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });

  const resend = async (): Promise<void> => {
    setProgress({ at: 'sending' });
    try {
      const { resendActivation } = await import('@/api/calls/signup');
      await resendActivation();
      setProgress({ at: 'sent' });
    } catch (error) {
      setProgress({ at: 'failed', failure: failureOf(error) });
    }
  };

  if (progress.at === 'sent') return <output>{t('alerts.activationSent')}</output>;
  return (
    <>
      {progress.at === 'failed' && <span role="alert">{failureText(progress.failure)}</span>}
      <Button kind="link" size="sm" busy={progress.at === 'sending'} onClick={() => void resend()}>
        {t('alerts.activationAction')}
      </Button>
    </>
  );
}
