/** The receipt of a complaint: its reference, what was sent and when, to be printed or kept, and what happens next. */
import { useEffect, useRef } from 'react';
import { CircleCheck, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isNotice } from '@/domain/complaint';
import { useFormats } from '@/i18n/useFormats';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { CopyReference } from '@/ui/CopyReference';
import { Icon } from '@/ui/Icon';
import { useCategoryTexts } from './useCategoryTexts';
import type { ComplaintSent } from './useComplaintForm';

interface ComplaintReceiptProps {
  sent: ComplaintSent;
  onAnother: () => void;
}

export function ComplaintReceipt({ sent, onAnother }: ComplaintReceiptProps) {
  const { t } = useTranslation('complaints');
  const { reference, category, email } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone; and has it again when it comes back.
  useEffect(() => {
    heading.current?.focus();
    return () => document.querySelector<HTMLElement>('.complaint-panel select')?.focus();
  }, []);

  const next = (): string => {
    if (isNotice(category)) return t('sent.next.notice');
    return category === 'decision' ? t('sent.next.decision') : t('sent.next.complaint');
  };

  return (
    <div className="form-stack">
      <h2 className="complaint-done" ref={heading} tabIndex={-1}>
        <Icon as={CircleCheck} size={32} />
        {t('sent.title')}
      </h2>
      <CopyReference
        reference={reference}
        label={t('sent.reference')}
        copy={t('sent.copy')}
        copied={t('sent.copied')}
      />
      <SentFacts sent={sent} />
      <p>{next()}</p>
      <p className="muted">{email === '' ? t('sent.noMail') : t('sent.mail', { email })}</p>
      <div className="complaint-acts">
        <Link to={path('index')} className={buttonClass({ kind: 'dark' })}>
          {t('sent.home')}
        </Link>
        <Button kind="outline" icon={<Icon as={Printer} />} onClick={() => window.print()}>
          {t('sent.print')}
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </div>
  );
}

/** What the server has, in the writer's own words. */
function SentFacts({ sent: { at, category, item, decision, text } }: Pick<ComplaintReceiptProps, 'sent'>) {
  const { t } = useTranslation('complaints');
  const { date, time } = useFormats();
  const categories = useCategoryTexts();
  return (
    <dl className="complaint-facts">
      <dt>{t('sent.at')}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{`${date(at)}, ${time(at)}`}</time>
      </dd>
      <dt>{t('sent.about')}</dt>
      <dd>{categories[category]}</dd>
      {item !== undefined && (
        <>
          <dt>{t('form.item')}</dt>
          <dd>{item}</dd>
        </>
      )}
      {decision !== undefined && (
        <>
          <dt>{t('form.decision')}</dt>
          <dd>{decision}</dd>
        </>
      )}
      <dt>{t('sent.words')}</dt>
      <dd className="complaint-words">{text}</dd>
    </dl>
  );
}
