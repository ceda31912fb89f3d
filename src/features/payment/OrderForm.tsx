/** Check and pay: summary, code, method, and the button that says what it costs. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { CreditPackage, Discount, PaymentMethod } from '@/domain/model';
import { pricePerCredit, usualMethod } from '@/domain/pricing';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { CodeEntry } from './CodeEntry';
import { codeRefusal } from './codeRefusal';
import { leaveFor } from './leave';
import { MethodChoice } from './MethodChoice';
import { orderPrice } from './orderPrice';
import { OrderSummary } from './OrderSummary';
import { paymentApi } from './paymentApi';
import { payNow } from './payNow';
import { PriceChange } from './PriceChange';
import { selectPaying } from './paymentSlice';
import { useMethodLabel } from './useMethodLabel';
import './payment.scss';

interface OrderFormProps {
  pkg: CreditPackage;
  name: string;
  /** The method that the address names. */
  method: PaymentMethod | null;
  shopPath: string;
}

export function OrderForm({ pkg, name, method, shopPath }: OrderFormProps) {
  const { t } = useTranslation(['premium', 'errors']);
  const { money } = useFormats();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const country = useAppSelector(selectUser)?.profile.country ?? '';
  const messageCredits = useAppSelector(selectSettings)?.message_credits ?? 1;
  const methodLabel = useMethodLabel();
  const noteId = useId();
  const paying = useAppSelector(selectPaying);
  const [picked, setPicked] = useState(method);
  const [entered, setEntered] = useState<Discount | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const usual = usualMethod(pkg.methods, country);
  const methods = [...pkg.methods].sort((a, b) => Number(b === usual) - Number(a === usual));
  const chosen = picked !== null && pkg.methods.includes(picked) ? picked : usual;
  const price = orderPrice(pkg, entered);
  const sum = money(price.total, pkg.currency);
  const perMessage = (pricePerCredit(price.total, pkg.credits) ?? 0) * messageCredits;

  const refusal = codeRefusal(failure);

  /** What was wrong with the other method is not said of this one. */
  function choose(other: PaymentMethod): void {
    setPicked(other);
    setFailure(null);
  }

  async function pay(): Promise<void> {
    if (chosen === null) return;
    setFailure(null);
    const return_url = path('creditsPayment', { id: pkg.id, paymentmethod: chosen });
    const answer = await dispatch(payNow({ package: pkg.id, method: chosen, code: price.code, return_url }));
    if (payNow.rejected.match(answer)) {
      // A second press while the first is under way is skipped without a failure.
      if (answer.payload) setFailure(answer.payload);
      // A code that was good a moment ago: the bonus is over, so the prices are others.
      if (codeRefusal(answer.payload ?? null) !== null)
        dispatch(paymentApi.util.invalidateTags(['packages']));
      return;
    }
    const { payment_id, leave_to } = answer.payload;
    if (leave_to !== null) leaveFor(leave_to);
    else void navigate(`${return_url}?payment=${encodeURIComponent(payment_id)}`);
  }

  return (
    <div className="order">
      <div className="order-side">
        <OrderSummary pkg={pkg} name={name} price={price} shopPath={shopPath} />
        <CodeEntry entered={entered} kept={price.kept} onEntered={setEntered} />
      </div>
      <div className="order-pay">
        <MethodChoice methods={methods} chosen={chosen} onChoose={choose} />
        <p className="small muted">{t('order.elsewhere')}</p>
        <PriceChange price={sum} />
        {failure !== null && (
          <Alert tone="red" live="assertive">
            {refusal ? t(refusal) : failureText(failure)}
          </Alert>
        )}
        <div className="pay-bar order-bar">
          <Button
            kind="hot"
            size="lg"
            block
            busy={paying}
            disabled={chosen === null}
            aria-describedby={noteId}
            onClick={() => void pay()}
          >
            {t('order.pay', { price: sum })}
          </Button>
          <p id={noteId} className="order-note caption muted num">
            {chosen !== null &&
              t('order.barNote', {
                count: pkg.credits,
                method: methodLabel(chosen),
                price: money(perMessage, pkg.currency),
              })}
          </p>
        </div>
      </div>
    </div>
  );
}
