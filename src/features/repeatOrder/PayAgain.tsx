/** The total, what went wrong last time, and the button that pays with the stored card. */
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongWait } from '@/core/clock/LongWait';
import type { CreditPackage } from '@/domain/model';
import { effectivePrice } from '@/domain/pricing';
import { Button } from '@/ui/Button';
import { PayFailure } from './PayFailure';
import type { FailedPress } from './PayFailure';
import type { BarNote, Repeat } from './repeat';
import { useCardName } from './useCardName';

interface PayAgainProps {
  /** The sum, as the button says it. */
  price: string;
  pkg: CreditPackage;
  note: BarNote;
  /** Null when no card can pay. */
  order: Repeat | null;
  failed: FailedPress | null;
  /** What is said instead when nobody knows whether the card was charged; null otherwise. */
  unsure: ReactNode;
  paying: boolean;
  onPay: (order: Repeat) => void;
}

export function PayAgain({ price, pkg, note, order, failed, unsure, paying, onPay }: PayAgainProps) {
  const { t } = useTranslation(['cards', 'premium']);
  const { name } = useCardName();
  const noteId = useId();
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is at hand everywhere on the page, and what it led to may be out of sight.
    if (failed !== null) trouble.current?.scrollIntoView({ block: 'center' });
  }, [failed]);
  return (
    <>
      <p className="again-total num">
        <span>{t('order.total')}</span> <strong>{price}</strong>
      </p>
      <div ref={trouble} className="again-trouble">
        {unsure ?? (failed !== null && <PayFailure failed={failed} price={price} pkg={pkg} />)}
      </div>
      <div className="pay-bar again-bar">
        <Button
          kind="hot"
          size="lg"
          block
          className="btn-lines"
          busy={paying}
          disabled={order === null}
          aria-describedby={noteId}
          onClick={() => {
            if (order !== null) onPay(order);
          }}
        >
          {t('premium:order.pay', { price })}
        </Button>
        <LongWait active={paying} words={t('order.paying')} />
        <p id={noteId} className="again-note caption muted num">
          {order !== null && note(pkg, effectivePrice(pkg), name(order.card))}
        </p>
      </div>
    </>
  );
}
