/** The signature: one debit, however often it is pressed or its answer gets lost. */
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { createActKey } from '@/lib/actKey';
import type { DirectDebitDetails } from './directDebitSchema';

interface Signature {
  busy: boolean;
  /** Of the last press. */
  failure: Failure | null;
  /** @returns null once it is signed, the failure otherwise; undefined when another press is under way or the page was left */
  sign: (otp: string) => Promise<Failure | null | undefined>;
}

export function useSignature(payment_id: string, details: DirectDebitDetails): Signature {
  const [key] = useState(createActKey);
  const underWay = useRef(false);
  const here = useRef(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function sign(otp: string): Promise<Failure | null | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const body = { payment_id, otp, ...details };
    const found = await send(body, key.keyFor(body));
    if (found?.kind === 'refused') key.answered();
    underWay.current = false;
    setBusy(false);
    setFailure(found);
    return here.current ? found : undefined;
  }

  return { busy, failure, sign };
}

async function send(
  body: DirectDebitDetails & { payment_id: string; otp: string },
  idempotencyKey: string,
): Promise<Failure | null> {
  const signal = sessionSignal();
  try {
    const { signMandate } = await import('@/api/calls/directDebit');
    await signMandate(body, { idempotencyKey, signal });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
