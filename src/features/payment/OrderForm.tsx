/** Check and pay: summary, code, method, and the button that says what it costs. */
import { Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { extra } from '@/core/parts/late';
import { hasWithdrawal } from '@/config/withdrawalCountries';
import type { CreditPackage, PaymentMethod } from '@/domain/model';
import { withCode } from '@/domain/orderPath';
import { Panel } from '@/ui/Panel';
import { CodeEntry } from './CodeEntry';
import { MethodChoice } from './MethodChoice';
import { OrderSummary } from './OrderSummary';
import { OrderTerms } from './OrderTerms';
import { PayBar } from './PayBar';
import { PayFailure } from './PayFailure';
import { PriceChange } from './PriceChange';
import { isPriceRefusal } from './priceRefusal';
import { StartNow } from './StartNow';
import { useOrder } from './useOrder';
import './payment.scss';

/** Only after a payment that did not work; the ways to pay stand below it all the same. */
const AnotherWay = extra(() => import('./AnotherWay').then((m) => m.AnotherWay));

interface OrderFormProps {
  pkg: CreditPackage;
  name: string;
  /** The method that the address names. */
  method: PaymentMethod | null;
  shopPath: string;
  /** Why the package costs this member less, and until when. */
  reason?: ReactNode;
  /** The method that did not work just now. */
  tried?: PaymentMethod | undefined;
}

export function OrderForm({ pkg, name, method, shopPath, reason, tried }: OrderFormProps) {
  const order = useOrder(pkg, method);
  const payButton = useRef<HTMLButtonElement>(null);
  const { chosen, entered, methods, price } = order;

  /** All that is left to do is to press "pay". */
  function chooseInstead(other: PaymentMethod): void {
    order.choose(other);
    payButton.current?.focus();
  }

  return (
    <div className="order" data-in-hand="">
      {tried !== undefined && (
        <Suspense>
          <AnotherWay methods={methods} tried={tried} onChoose={chooseInstead} />
        </Suspense>
      )}
      <div className="order-choices">
        <MethodChoice methods={methods} chosen={chosen} onChoose={order.choose} />
        {hasWithdrawal(order.country) && <StartNow checked={order.startNow} onChange={order.setStartNow} />}
        <OrderTerms country={order.country} />
      </div>
      {/* What is bought stands right above the button that buys it, and stays in sight beside the ways to pay. */}
      <Panel className="order-side" labelledBy="order-summary-title">
        <OrderSummary
          pkg={pkg}
          name={name}
          price={price}
          // A code that was typed in and takes off more needs no reason.
          reason={pkg.discount !== null && price.code === pkg.discount.code && reason}
          shopPath={order.isCodeKnown ? withCode(shopPath, entered?.code ?? null) : shopPath}
        >
          <CodeEntry
            entered={entered}
            own={pkg.discount?.code ?? null}
            kept={price.kept}
            misfit={order.misfit}
            onEntered={order.enter}
          />
        </OrderSummary>
        <PriceChange
          key={pkg.id}
          pkg={pkg}
          code={order.counting}
          said={isPriceRefusal(order.failed?.failure ?? null)}
        />
        <PayBar pkg={pkg} method={chosen} total={price.total} onPay={() => void order.pay()} ref={payButton}>
          <PayFailure failed={order.failed} total={price.total} currency={pkg.currency} />
        </PayBar>
      </Panel>
    </div>
  );
}
