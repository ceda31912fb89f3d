/** An account that waits to be deleted: until when, and the two ways to keep it (spec 8: ER-17). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureOf, refusalCode } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/terms';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

interface PendingDeletionProps {
  /** What is the matter, with the date. */
  text: string;
  /** The account's address, where the link goes. */
  email: string;
}
type Progress = { at: 'ready' | 'sending' | 'sent' } | { at: 'failed'; failure: Failure };

export function PendingDeletion({ text, email }: PendingDeletionProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const settings = useAppSelector(selectSettings);
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const failure = progress.at === 'failed' ? progress.failure : null;
  const tooLate = refusalCode(failure) === 'token_expired';

  const sendLink = async (): Promise<void> => {
    setProgress({ at: 'sending' });
    try {
      const { reactivate } = await import('@/api/calls/access');
      await reactivate({ email });
      setProgress({ at: 'sent' });
    } catch (error) {
      setProgress({ at: 'failed', failure: failureOf(error) });
    }
  };
  return (
    <div className="stack">
      <Alert tone="amber">
        <p>{text}</p>
        <div className="cluster gap-3 mt-2">
          {progress.at !== 'sent' && !tooLate && (
            <Button kind="outline" size="sm" busy={progress.at === 'sending'} onClick={() => void sendLink()}>
              {t('login.keepAccount')}
            </Button>
          )}
          {settings && (
            <>
              <a href={`mailto:${settings.support_email}`}>{t('login.support')}</a>
              <a href={`tel:${dialNumber(settings.support_phone)}`}>{settings.support_phone}</a>
            </>
          )}
        </div>
      </Alert>
      {progress.at === 'sent' && <Alert tone="green">{t('login.keepSent', { email })}</Alert>}
      {failure && <Alert tone="red">{tooLate ? t('login.keepTooLate') : failureText(failure)}</Alert>}
    </div>
  );
}
