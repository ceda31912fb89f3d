/** Asks for the mail with the link to a new password (contract: reset-password.php). */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { useActKey } from './useActKey';

interface ResetRequest {
  failure: Failure | null;
  busy: boolean;
  /** @returns the failure, null when the mail is on its way */
  request: (email: string) => Promise<Failure | null>;
}

export function useResetRequest(): ResetRequest {
  const key = useActKey();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const request = async (email: string): Promise<Failure | null> => {
    setBusy(true);
    setFailure(null);
    let found: Failure | null = null;
    try {
      const { requestPasswordReset } = await import('@/api/calls/access');
      await requestPasswordReset(email, { idempotencyKey: key.keyFor(email) });
    } catch (error) {
      found = failureOf(error);
    }
    if (found === null || found.kind === 'refused') key.answered();
    setFailure(found);
    setBusy(false);
    return found;
  };
  return { failure, busy, request };
}
