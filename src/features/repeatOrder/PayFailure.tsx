/** Why the stored card did not pay, and what to do now (spec 8: retry, or PayPal). */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import type { CreditPackage } from '@/domain/model';
import { effectivePrice } from '@/domain/pricing';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

/** A press that failed, and the price that the button named then. */
export interface FailedPress {
  failure: Failure;
  /** Minor units. */
  amount: number;
  currency: string;
}

interface PayFailureProps {
  failed: FailedPress;
  /** The sum that the button names now. */
  price: string;
  pkg: CreditPackage;
}

export function PayFailure({ failed, price, pkg }: PayFailureProps) {
  const { t } = useTranslation(['cards', 'errors', 'premium']);
  const failureText = useFailureText();
  const { failure } = failed;
  // The price is another one: the code that lowered it is over, or it was named as it had been.
  const isPrice =
    failure.kind === 'refused' && (failure.fields.code !== undefined || failure.fields.amount === 'changed');
  const isKnown = failed.amount !== effectivePrice(pkg) || failed.currency !== pkg.currency;
  if (isPrice)
    return (
      <Alert tone="amber" live="assertive">
        {isKnown ? t('order.priceChanged', { price }) : t('premium:order.priceMoved')}
      </Alert>
    );
  if (refusalCode(failure) !== 'card_failed')
    return (
      <Alert tone="red" live="assertive">
        {failureText(failure)}
      </Alert>
    );
  const paypal = pkg.methods.includes('paypal');
  return (
    <Alert tone="red" live="assertive">
      <strong className="strong">{t('errors:card_failed')}</strong>
      <br />
      {t(paypal ? 'refused.text' : 'refused.textWithoutPaypal')}
      {paypal && (
        <Link
          to={path('creditsPayment', { id: pkg.id, paymentmethod: 'paypal' })}
          className={clsx(buttonClass({ kind: 'outline', size: 'sm' }), 'again-paypal')}
        >
          {t('refused.paypal')}
        </Link>
      )}
    </Alert>
  );
}
