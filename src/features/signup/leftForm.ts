/** The sign-up form that a reload has left in this tab, next to the account that it made. */
import * as v from 'valibot';
import { serverNow } from '@/api/serverClock';
import { dropFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import type { User } from '@/domain/model';
import { isOwnAddress, signupFound } from '@/domain/signupFound';

/** Its address is all that counts here: the form's rules stay with the form. */
const schema = v.object({ email: v.string() });
const typedEmail = (): string | null => readFormDraft('signup', schema)?.email ?? null;

/** True for the member whom the form has just made: the rest of the sign-up is still to come. */
export const isLeftForm = (user: User): boolean => signupFound(typedEmail(), user, serverNow());

/** What a member has typed about themselves is of no use once they are here; somebody else's stays. */
export function dropLeftForm(user: User): void {
  if (isOwnAddress(typedEmail(), user)) dropFormDraft('signup');
}
