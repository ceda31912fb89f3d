/** Sends a complaint (contract, complaint.php). */
import { createAppThunk } from '@/store/createAppThunk';
import type { complaintBody } from './complaintSchema';

type ComplaintRequest = ReturnType<typeof complaintBody> & {
  /** The same for every attempt at the same complaint. */
  idempotencyKey: string;
};

/** @returns the reference of the receipt. Refusal: 422 by field. */
export const sendComplaint = createAppThunk(
  'complaints/send',
  async ({ idempotencyKey, ...body }: ComplaintRequest): Promise<string> => {
    const { complain } = await import('@/api/calls/help');
    return complain(body, { idempotencyKey });
  },
);
