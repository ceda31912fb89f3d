/** Asks for the code of the text message (VA-08). */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { sessionSignal } from '@/api/session';
import { createActKey } from '@/lib/actKey';

const SECOND_MS = 1000;
/** When the server does not say how long. */
const WAIT_S = 60;

/** For which order and to which phone the last code went out. */
export interface SentCode {
  payment_id: string;
  phone: string;
}
export interface LastCode {
  /** Null when that is not known. */
  sent: SentCode | null;
  onSent: (sent: SentCode | null) => void;
}

/**
 * What is known of a code for this order on this phone. `sentBefore`: it went out a moment ago and still counts;
 * `maybe`: one may have gone out, nobody heard; `elsewhere`: the last one went to another phone or for another order.
 */
export type CodeOnPhone =
  | { kind: 'none' | 'sentBefore' | 'maybe' | 'elsewhere' }
  /** `to` is the number with most digits hidden. */
  | { kind: 'sent'; to: string };

interface CodeRequest {
  code: CodeOnPhone;
  /** Epoch ms by the server's clock until which no other code can be asked for. */
  waitUntil: number;
  busy: boolean;
  /** Of the last asking. */
  failure: Failure | null;
  /** @returns null when a code is on its way or has to be waited for, the failure otherwise */
  ask: () => Promise<Failure | null>;
}

/**
 * @param phone with the code of its country
 * @param last what is known of the code before; kept by the page around
 */
export function useCodeRequest(payment_id: string, phone: string, last: LastCode): CodeRequest {
  const [key] = useState(createActKey);
  const [code, setCode] = useState<CodeOnPhone>({ kind: 'none' });
  const [waitUntil, setWaitUntil] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function ask(): Promise<Failure | null> {
    setBusy(true);
    setFailure(null);
    const found = await send().catch(failureOf);
    if (found === null || found.kind === 'refused') key.answered();
    else {
      // Its text message may be on the way all the same, and then counts instead of every one before.
      last.onSent(null);
      setCode({ kind: 'maybe' });
    }
    setFailure(found);
    setBusy(false);
    return found;
  }

  async function send(): Promise<Failure | null> {
    const body = { payment_id, phone };
    const signal = sessionSignal();
    const { sendMandateCode } = await import('@/api/calls/directDebit');
    try {
      const { sent_to, wait } = await sendMandateCode(body, { idempotencyKey: key.keyFor(body), signal });
      last.onSent({ payment_id, phone });
      setCode({ kind: 'sent', to: sent_to });
      setWaitUntil(serverNow() + wait * SECOND_MS);
      return null;
    } catch (error) {
      const refusal = failureOf(error);
      if (refusal.kind !== 'refused' || refusal.status !== 429) return refusal;
      setCode((known) => (known.kind === 'sent' ? known : { kind: ofBefore() }));
      setWaitUntil(serverNow() + (refusal.details.retry_after ?? WAIT_S) * SECOND_MS);
      return null;
    }
  }

  /** A code is a moment old. Sent to another phone or for another order, it is of no use here. */
  function ofBefore(): 'sentBefore' | 'maybe' | 'elsewhere' {
    if (last.sent === null) return 'maybe';
    return last.sent.payment_id === payment_id && last.sent.phone === phone ? 'sentBefore' : 'elsewhere';
  }

  return { code, waitUntil, busy, failure, ask };
}
