/** What is paid, with the price of a message, and right below it the button that says what it costs. */
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PAY_ORIGINS } from '@/config/payOrigins';
import { LongWait } from '@/core/clock/LongWait';
import type { CreditPackage, PaymentMethod } from '@/domain/model';
import { siteOf } from '@/domain/payPlace';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { selectPaying } from './paymentSlice';
import { PayPlaceNote } from './PayPlaceNote';
import { useBarNote } from './useBarNote';
import { useMethodLabel } from './useMethodLabel';

/** Which of them it will be, the server says after the press. */
const SITES = PAY_ORIGINS.map(siteOf).join(' / ');

interface PayBarProps {
  pkg: CreditPackage;
  /** Null where no way to pay is offered. */
  method: PaymentMethod | null;
  /** Minor units. */
  total: number;
  onPay: () => void;
  ref: Ref<HTMLButtonElement>;
  /** What came of the last press: right where it was pressed, also on a phone. */
  children?: ReactNode;
}

export function PayBar({ pkg, method, total, onPay, ref, children }: PayBarProps) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const noteId = useId();
  const label = useMethodLabel();
  const note = useBarNote();
  const paying = useAppSelector(selectPaying);
  return (
    <div className="pay-bar order-bar">
      {children}
      <p id={noteId} className="order-note caption muted num">
        {method !== null && note(pkg, total, label(method))}
      </p>
      {/* A direct debit is signed on a page of the app. */}
      {method !== null && method !== 'sdd' && <PayPlaceNote site={SITES} />}
      <Button
        kind="hot"
        size="lg"
        block
        className="btn-lines"
        ref={ref}
        busy={paying}
        disabled={method === null}
        aria-describedby={noteId}
        onClick={onPay}
      >
        {t('order.pay', { price: money(total, pkg.currency) })}
      </Button>
      <LongWait active={paying} words={t('order.opening')} />
    </div>
  );
}
