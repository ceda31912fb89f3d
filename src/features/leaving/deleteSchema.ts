/** What the deletion form holds: a reason for those who want to give one, and the password. */
import * as v from 'valibot';

/** Why people leave; sent as it stands here. The first one says nothing. */
export const REASONS = [
  'unsaid',
  'met_here',
  'met_elsewhere',
  'nobody_fits',
  'costs',
  'mails',
  'privacy',
  'pause',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];
export const REASON_MOST_CHARACTERS = 500;

export interface DeleteValues {
  reason: Reason;
  text: string;
  password: string;
}
export const EMPTY_DELETION: DeleteValues = { reason: 'unsaid', text: '', password: '' };

export const deleteSchema = v.object({
  reason: v.picklist(REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(REASON_MOST_CHARACTERS, 'long')),
  password: v.pipe(v.string(), v.nonEmpty('missing')),
}) satisfies v.GenericSchema<DeleteValues>;

/** The reason as it is sent: its name, and the member's own words behind it. */
export function reasonSent({ reason, text }: Pick<DeleteValues, 'reason' | 'text'>): string {
  return text === '' ? reason : `${reason}: ${text}`;
}
