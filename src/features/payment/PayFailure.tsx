/** Why a press on "pay" opened no order. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { isPriceRefusal } from './priceRefusal';
import { useCodeText } from './useCodeText';

/** A press that failed, and the price that the button named then. */
export interface FailedPress {
  failure: Failure;
  /** Minor units. */
  amount: number;
  currency: string;
}

interface PayFailureProps {
  failed: FailedPress | null;
  /** What the button names now, minor units. */
  total: number;
  currency: string;
}

export function PayFailure({ failed, total, currency }: PayFailureProps) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const failureText = useFailureText();
  const { refusal } = useCodeText();
  if (failed === null) return null;
  const { failure } = failed;
  if (isPriceRefusal(failure)) {
    const isKnown = failed.amount !== total || failed.currency !== currency;
    return (
      <Alert tone="amber" live="assertive">
        {isKnown ? t('order.priceChanged', { price: money(total, currency) }) : t('order.priceMoved')}
      </Alert>
    );
  }
  return (
    <Alert tone="red" live="assertive">
      {refusal(failure) ?? failureText(failure)}
    </Alert>
  );
}
