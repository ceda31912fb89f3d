/** What was typed into the own profile and not saved yet, over reloads and changes of the page; all forms of one account share it. */
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { profileDraftName } from '@/core/formDrafts/sensitiveDrafts';
import { pickFields } from './profileChanges';
import { typedSchema } from './profileFields';
import type { ProfileField, TypedValues } from './profileFields';

const read = (userId: string): TypedValues => readFormDraft(profileDraftName(userId), typedSchema) ?? {};
const among = (fields: readonly ProfileField[]) => (field: string) => fields.some((one) => one === field);

/** @returns what is kept of these fields */
export function readTyped(userId: string, fields: readonly ProfileField[]): TypedValues {
  return pickFields(read(userId), among(fields));
}

/** Keeps what stands in these fields in place of what was kept of them. */
export function keepTyped(userId: string, fields: readonly ProfileField[], typed: TypedValues): void {
  const isOwn = among(fields);
  const kept = { ...pickFields(read(userId), (field) => !isOwn(field)), ...pickFields(typed, isOwn) };
  if (Object.keys(kept).length === 0) dropFormDraft(profileDraftName(userId));
  else keepFormDraft(profileDraftName(userId), kept);
}
