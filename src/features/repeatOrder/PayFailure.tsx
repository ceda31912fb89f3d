/** Why the stored card did not pay, and what to do now (spec 8: retry, or PayPal). */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import type { CreditPackage } from '@/domain/model';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

interface PayFailureProps {
  failure: Failure;
  /** The sum that the button names now. */
  price: string;
  pkg: CreditPackage;
}

export function PayFailure({ failure, price, pkg }: PayFailureProps) {
  const { t } = useTranslation(['cards', 'errors']);
  const failureText = useFailureText();
  if (failure.kind === 'refused' && failure.fields.code !== undefined)
    return (
      <Alert tone="amber" live="assertive">
        {t('order.priceChanged', { price })}
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
