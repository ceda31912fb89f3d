/** A report that was begun and not sent: kept in this tab over a closed dialog, the end of the session and a reload. */
import * as v from 'valibot';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { BegunAct } from '@/lib/actKey';
import { REPORT_REASONS } from './reportReasons';
import type { ReportValues } from './reportReasons';
import type { ReportTarget } from './reportThunk';

const schema = v.object({
  values: v.object({
    reason: v.nullable(v.picklist(REPORT_REASONS)),
    text: v.string(),
    also_block: v.boolean(),
  }),
  /** A sending whose answer was not heard. */
  act: v.nullable(v.object({ content: v.string(), key: v.string() })),
});

interface ReportDraft {
  values: ReportValues;
  act: BegunAct | null;
}

/** @param account id of the account of whoever reports */
const nameOf = (account: string, { profile, photo, message }: ReportTarget) =>
  `report:${JSON.stringify([profile, photo, message])}:${account}` as const;

/** @returns null when nothing was begun about this target */
export const readReportDraft = (account: string, target: ReportTarget): ReportDraft | null =>
  readFormDraft(nameOf(account, target), schema);

export function keepReportDraft(account: string, target: ReportTarget, draft: ReportDraft): void {
  keepFormDraft(nameOf(account, target), draft);
}

/** The report has arrived. */
export function dropReportDraft(account: string, target: ReportTarget): void {
  dropFormDraft(nameOf(account, target));
}
