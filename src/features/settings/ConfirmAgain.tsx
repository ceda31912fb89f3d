/** An address that is not confirmed yet: why it matters, and the mail once more. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { createActKey } from '@/lib/actKey';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

type Progress = { at: 'ready' | 'sending' | 'sent' } | { at: 'failed'; failure: Failure };
const TOO_MANY = 429;

export function ConfirmAgain({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [act] = useState(createActKey);
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const failure = progress.at === 'failed' ? progress.failure : null;
  const isLimit = failure?.kind === 'refused' && failure.status === TOO_MANY;

  const resend = async (): Promise<void> => {
    setProgress({ at: 'sending' });
    try {
      const { resendActivation } = await import('@/api/calls/signup');
      await resendActivation({ idempotencyKey: act.keyFor(email) });
      act.answered();
      setProgress({ at: 'sent' });
    } catch (error) {
      const found = failureOf(error);
      if (found.kind === 'refused') act.answered();
      setProgress({ at: 'failed', failure: found });
    }
  };

  return (
    <div className="confirm-again">
      <p className="muted">{t('settings.email.notConfirmedText')}</p>
      <div role="alert">
        {failure !== null && (
          <Alert tone="red">{isLimit ? t('settings.email.limited') : failureText(failure)}</Alert>
        )}
      </div>
      <Button kind="quiet" busy={progress.at === 'sending'} onClick={() => void resend()}>
        {t('settings.email.resend')}
      </Button>
      <output>
        {progress.at === 'sent' && <Alert tone="green">{t('settings.email.sent', { email })}</Alert>}
      </output>
    </div>
  );
}
