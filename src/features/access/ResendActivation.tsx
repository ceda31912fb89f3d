/** Sends the mail that confirms an address again, as often as the server allows (spec 4). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import './access.scss';

type Progress = { at: 'ready' | 'sending' | 'sent' } | { at: 'failed'; failure: Failure };

export function ResendActivation({ email }: { email: string }) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const failure = progress.at === 'failed' ? progress.failure : null;
  // The hour's mails are used up: another press could only fail.
  const spent = failure?.kind === 'refused' && failure.status === 429;

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
  return (
    <>
      <output className="access-said">
        {progress.at === 'sent' && <Alert tone="green">{t('notConfirmed.sent', { email })}</Alert>}
      </output>
      <div role="alert" className="access-said">
        {failure && <Alert tone="red">{spent ? t('notConfirmed.spent') : failureText(failure)}</Alert>}
      </div>
      {progress.at !== 'sent' && !spent && (
        <Button kind="hot" busy={progress.at === 'sending'} onClick={() => void resend()}>
          {t('notConfirmed.again')}
        </Button>
      )}
    </>
  );
}
