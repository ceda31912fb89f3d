/** Unsaved answers of the own profile that may only be kept with the member's explicit consent. */
import * as v from 'valibot';
import { dropFormDraft, keepFormDraft, readFormDraft } from './formDrafts';

/** The fields of the profile that the consent is about. */
export const SENSITIVE_FIELDS = ['sexuality', 'interests'] as const;

/** @returns the name of what is typed into the forms of a member's own profile */
export const profileDraftName = (userId: string) => `profile:${userId}` as const;

/** @returns the name of a member's unfinished answers to the match finder */
export const finderDraftName = (userId: string) => `finder:${userId}` as const;

const schema = v.record(v.string(), v.unknown());

/** Without the consent not even this browser keeps them; the other answers stay. */
export function forgetSensitiveAnswers(userId: string): void {
  dropFormDraft(finderDraftName(userId));
  const name = profileDraftName(userId);
  const { sexuality, interests, ...others } = readFormDraft(name, schema) ?? {};
  if (sexuality === undefined && interests === undefined) return;
  if (Object.keys(others).length === 0) dropFormDraft(name);
  else keepFormDraft(name, others);
}
