/** A complaint that was begun, and one whose answer was not heard: kept in this tab over a reload and a log-in. */
import * as v from 'valibot';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { BegunAct } from '@/lib/actKey';
import { complaintDraftSchema } from './complaintSchema';
import type { ComplaintValues } from './complaintSchema';

/** Whoever is not known yet. */
export const VISITOR = 'visitor';

const actSchema = v.object({ content: v.string(), key: v.string() });
const valuesOf = (owner: string) => `complaint:${owner}` as const;
const actOf = (owner: string) => `complaintSent:${owner}` as const;

/**
 * Who began before they were known goes on where they were.
 * @param owner id of the account, or {@link VISITOR}
 */
export const readComplaint = (owner: string): ComplaintValues | null =>
  readFormDraft(valuesOf(owner), complaintDraftSchema) ??
  readFormDraft(valuesOf(VISITOR), complaintDraftSchema);

/** @returns a sending that the server may know already; the same words go on under its key [RO-06] */
export const readBegunAct = (owner: string): BegunAct | null =>
  readFormDraft(actOf(owner), actSchema) ?? readFormDraft(actOf(VISITOR), actSchema);

export const keepComplaint = (owner: string, values: ComplaintValues): void =>
  keepFormDraft(valuesOf(owner), values);

/** @param act null when the server has answered */
export function keepBegunAct(owner: string, act: BegunAct | null): void {
  if (act !== null) keepFormDraft(actOf(owner), act);
  else for (const name of [owner, VISITOR]) dropFormDraft(actOf(name));
}

/** The complaint has arrived. */
export function dropComplaint(owner: string): void {
  for (const name of [owner, VISITOR]) dropFormDraft(valuesOf(name));
}
