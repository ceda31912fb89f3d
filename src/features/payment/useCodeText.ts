/** Why a discount code does not count, in words: the verdict of spec 8 and the condition behind it. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { choiceOf } from '@/i18n/choice';
import { useFormats } from '@/i18n/useFormats';
import { assertNever } from '@/lib/assertNever';
import type { CodeMisfit } from './codeFit';
import { codeRefusal, refusedFor } from './codeRefusal';
import { isPaymentMethod } from './isPaymentMethod';
import { useMethodLabel } from './useMethodLabel';

interface CodeTexts {
  /** @returns null when the failure is about something else than the code */
  refusal: (failure: Failure | null) => string | null;
  misfit: (misfit: CodeMisfit) => string;
}

export function useCodeText(): CodeTexts {
  const { t } = useTranslation(['premium', 'errors']);
  const { country, money } = useFormats();
  const label = useMethodLabel();

  function misfit(why: CodeMisfit): string {
    switch (why.reason) {
      case 'expired':
        return t('code.ended');
      case 'country':
        return t('code.onlyIn', { country: country(why.country) });
      case 'minimum_order_value':
        return t('code.from', { price: money(why.minimum, why.currency) });
      case 'paymentmethods':
        return t('code.onlyWith', {
          methods: choiceOf(why.methods.map((method) => (isPaymentMethod(method) ? label(method) : method))),
        });
      default:
        return assertNever(why);
    }
  }
  function refusal(failure: Failure | null): string | null {
    const verdict = codeRefusal(failure);
    if (verdict === null) return null;
    const why = refusedFor(failure);
    return why === null ? t(verdict) : `${t(verdict)}. ${misfit(why)}`;
  }
  return { refusal, misfit };
}
