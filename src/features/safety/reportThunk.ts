/** Sends a report (contract, report.php). */
import { createAppThunk } from '@/store/createAppThunk';
import type { ReportReason } from './reportReasons';

/** What is reported: a profile, one of its photos, or a message of that member's; ids. */
export interface ReportTarget {
  profile: string;
  photo?: string;
  message?: string;
}
interface ReportRequest extends ReportTarget {
  reason: ReportReason;
  text: string;
  /** The same for every attempt at the same report. */
  idempotencyKey: string;
}

/** @returns the reference of the receipt. Refusals: 422, 404 for somebody who is gone. */
export const sendReport = createAppThunk(
  'safety/report',
  async ({ idempotencyKey, ...body }: ReportRequest, { signal }): Promise<string> => {
    const { report } = await import('@/api/calls/safety');
    return report(body, { idempotencyKey, signal });
  },
);
