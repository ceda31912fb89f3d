/** Which gift somebody has chosen and not sent: kept in this tab over the shop, the end of the session and a reload. */
import * as v from 'valibot';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';

const nameOf = (account: string, profile: string) => `gift:${profile}:${account}` as const;

/**
 * @param account id of the account of whoever gives
 * @param profile id of the member who is to get it
 * @returns the gift's id; null when none was chosen
 */
export const readGiftDraft = (account: string, profile: string): string | null =>
  readFormDraft(nameOf(account, profile), v.string());

/** @param gift its id */
export function keepGiftDraft(account: string, profile: string, gift: string): void {
  keepFormDraft(nameOf(account, profile), gift);
}

/** It was given, or is not wanted any more. */
export function dropGiftDraft(account: string, profile: string): void {
  dropFormDraft(nameOf(account, profile));
}
