/** The total, what went wrong last time, and the button that pays with the stored card. */
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import type { CreditPackage } from '@/domain/model';
import { Button } from '@/ui/Button';
import { PayFailure } from './PayFailure';
import type { Repeat } from './repeat';
import { useCardName } from './useCardName';

interface PayAgainProps {
  /** The sum, as the button says it. */
  price: string;
  pkg: CreditPackage;
  /** Null when no card can pay. */
  order: Repeat | null;
  failure: Failure | null;
  paying: boolean;
  onPay: (order: Repeat) => void;
}

export function PayAgain({ price, pkg, order, failure, paying, onPay }: PayAgainProps) {
  const { t } = useTranslation(['cards', 'premium']);
  const { name } = useCardName();
  const noteId = useId();
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is at hand everywhere on the page, and what it led to may be out of sight.
    if (failure !== null) trouble.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <>
      <p className="again-total num">
        <span>{t('order.total')}</span> <strong>{price}</strong>
      </p>
      <div ref={trouble} className="again-trouble">
        {failure !== null && <PayFailure failure={failure} price={price} pkg={pkg} />}
      </div>
      <div className="pay-bar again-bar">
        <Button
          kind="hot"
          size="lg"
          block
          busy={paying}
          disabled={order === null}
          aria-describedby={noteId}
          onClick={() => {
            if (order !== null) onPay(order);
          }}
        >
          {t('premium:order.pay', { price })}
        </Button>
        <p id={noteId} className="again-note caption muted">
          {order !== null && t('order.note', { card: name(order.card) })}
        </p>
      </div>
    </>
  );
}
