/** The receipt of a complaint: its reference, and what happens next. */
import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isNotice } from '@/domain/complaint';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { CopyReference } from '@/ui/CopyReference';
import { Icon } from '@/ui/Icon';
import type { ComplaintSent } from './useComplaintForm';

interface ComplaintReceiptProps {
  sent: ComplaintSent;
  onAnother: () => void;
}

export function ComplaintReceipt({ sent: { reference, category, email }, onAnother }: ComplaintReceiptProps) {
  const { t } = useTranslation('complaints');
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
      <p>{next()}</p>
      <p className="muted">{email === '' ? t('sent.noMail') : t('sent.mail', { email })}</p>
      <div className="complaint-acts">
        <Link to={path('index')} className={buttonClass({ kind: 'dark' })}>
          {t('sent.home')}
        </Link>
        <Button kind="quiet" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </div>
  );
}
