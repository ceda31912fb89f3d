/** Whether this member agreed that sexuality and interests are kept, since when, and the way to change that. */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/useFormats';
import { Button } from '@/ui/Button';
import { SaveNote } from './SaveNote';
import { WithdrawDialog } from './WithdrawDialog';

/** Asks for the consent; `onGiven` tells that it is on record. */
export type ConsentQuestion = ComponentType<{ onGiven?: () => void }>;

interface ConsentStateProps {
  /** When it was given, ISO 8601; null without it. */
  since: string | null;
  /** The question itself, with its explicit answer. */
  Question: ConsentQuestion;
}

export function ConsentState({ since, Question }: ConsentStateProps) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [done, setDone] = useState<'given' | 'withdrawn' | null>(null);
  const place = useRef<HTMLElement>(null);
  const isOpen = isAsking && since === null;

  const given = done === 'given' && since !== null ? t('settings.privacy.given') : null;
  const news = done === 'withdrawn' && since === null ? t('settings.privacy.withdrawn') : given;

  // What was pressed is gone: the focus stays where the answer appears.
  useEffect(() => {
    if (isOpen || done !== null) place.current?.focus();
  }, [isOpen, done]);

  return (
    <section className="setting-row" ref={place} tabIndex={-1} aria-labelledby="consent-state">
      <div>
        <h3 id="consent-state">{t('settings.privacy.consentTitle')}</h3>
        <p>
          {since === null
            ? t('settings.privacy.consentNone')
            : t('settings.privacy.consentGiven', { date: date(since) })}
        </p>
      </div>
      {since === null && !isAsking && (
        <Button
          kind="outline"
          size="sm"
          onClick={() => {
            setDone(null);
            setAsking(true);
          }}
        >
          {t('settings.privacy.decide')}
        </Button>
      )}
      {since !== null && (
        <Button
          kind="outline"
          size="sm"
          aria-label={t('settings.privacy.withdraw')}
          onClick={() => setLeaving(true)}
        >
          {t('settings.privacy.withdrawShort')}
        </Button>
      )}
      <SaveNote text={news} />
      {isOpen && (
        <Suspense>
          <Question onGiven={() => setDone('given')} />
        </Suspense>
      )}
      <WithdrawDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onWithdrawn={() => {
          setAsking(false);
          setDone('withdrawn');
        }}
      />
    </section>
  );
}
