/** What a member is about to order: the method, the code, the price they lead to, and the press on "pay". */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import type { CreditPackage, Discount, PaymentMethod } from '@/domain/model';
import { orderPath } from '@/domain/orderPath';
import { usualMethod } from '@/domain/pricing';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { codeMisfit } from './codeFit';
import { codeRefusal } from './codeRefusal';
import { inUsualOrder } from './methodOrder';
import { keepInAddress } from './orderAddress';
import { orderPrice } from './orderPrice';
import type { FailedPress } from './PayFailure';
import { paymentApi } from './paymentApi';
import { payNow } from './payNow';
import { isPriceRefusal } from './priceRefusal';
import { useGoOn } from './useGoOn';

/** @param named the method that the address names, null without one */
export function useOrder(pkg: CreditPackage, named: PaymentMethod | null) {
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const country = useAppSelector(selectUser)?.profile.country ?? '';
  const [picked, setPicked] = useState(named);
  // Undefined until a code was looked at: null for one that was refused or removed, and is not to come back.
  const [found, setEntered] = useState<Discount | null>();
  const entered = found ?? null;
  const [startNow, setStartNow] = useState(false);
  const [failed, setFailed] = useState<FailedPress | null>(null);

  const methods = inUsualOrder(pkg.methods, country);
  const isOffered = picked !== null && methods.includes(picked);
  const chosen = isOffered ? picked : usualMethod(pkg.methods, country);
  const misfit =
    entered === null ? null : codeMisfit(entered, { pkg, method: chosen, country, now: serverNow() });
  const counting = misfit === null ? entered : null;
  const price = orderPrice(pkg, counting);
  const code = entered?.code ?? null;

  useEffect(() => {
    if (chosen !== null && (isOffered || found !== undefined))
      keepInAddress(pkg.id, chosen, found === undefined ? undefined : code);
  }, [pkg.id, chosen, isOffered, found, code]);

  /** What was wrong with the other method is not said of this one. */
  function choose(method: PaymentMethod): void {
    setPicked(method);
    setFailed(null);
  }

  function refused(failure: Failure): void {
    setFailed({ failure, amount: price.total, currency: pkg.currency });
    const isCode = codeRefusal(failure) !== null;
    if (!isCode && !isPriceRefusal(failure)) return;
    // A code that was good a moment ago: it goes, and should it be the bonus that is over, so do its prices.
    if (isCode) setEntered(null);
    dispatch(paymentApi.util.invalidateTags(['packages']));
  }

  async function pay(): Promise<void> {
    if (chosen === null) return;
    setFailed(null);
    const return_url = orderPath(pkg.id, chosen, misfit === null ? code : null);
    const answer = await dispatch(
      payNow({
        package: pkg.id,
        method: chosen,
        code: price.code,
        start_now: startNow,
        return_url,
        amount: price.total,
        currency: pkg.currency,
      }),
    );
    if (payNow.rejected.match(answer)) {
      // A second press while the first is under way is skipped without a failure.
      if (answer.payload) refused(answer.payload);
      return;
    }
    goOn(answer.payload, return_url);
  }

  return {
    country,
    methods,
    chosen,
    choose,
    entered,
    isCodeKnown: found !== undefined,
    enter: setEntered,
    misfit,
    counting,
    price,
    startNow,
    setStartNow,
    failed,
    pay,
  };
}
