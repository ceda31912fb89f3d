/** Before contact or bank details are sent to somebody for the first time: whether to ask, and for whom what is settled. */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import { CONTACT_KINDS, contactDetails } from '@/domain/contactDetails';
import type { ContactKind } from '@/domain/contactDetails';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectAccount } from './chatsSlice';

/** A profile id and the most delicate kind that has knowingly been sent there. */
const settledSchema = v.tuple([v.string(), v.picklist(CONTACT_KINDS)]);
/** Of an earlier release: the profile id alone. */
const trustedSchema = v.array(v.union([v.string(), settledSchema]));

/**
 * What an id alone stands for: what was sent then is not known. Asking once more about an address or an account is the
 * smaller harm; whatever leads to another way of writing is not asked about again.
 */
const SETTLED_BEFORE: ContactKind = 'phone';

type Settled = v.InferOutput<typeof settledSchema>;

function readTrusted(account: string): Settled[] {
  const stored = v.safeParse(trustedSchema, jsonParse(readText('local', accountKey('trusted', account))));
  if (!stored.success) return [];
  return stored.output.map((one) => (typeof one === 'string' ? [one, SETTLED_BEFORE] : one));
}

/** The lower, the more delicate; without any kind, lower than none of them. */
const rank = (kind: ContactKind | undefined): number =>
  kind === undefined ? CONTACT_KINDS.length : CONTACT_KINDS.indexOf(kind);

const settledFor = (account: string, profile: string): ContactKind | undefined =>
  readTrusted(account).find(([id]) => id === profile)?.[1];

/**
 * What a text to a member gives away, unless the writer has sent such a thing, or something more delicate, to that member
 * before: whoever has somebody's account number may have the telephone number too, but not the other way round.
 * @param profile the addressee's profile id
 * @param text what is about to be sent
 * @returns what to ask about, the most delicate first
 */
export const detailsToAskAbout =
  (profile: string, text: string) =>
  (_: AppDispatch, getState: () => RootState): ContactKind[] => {
    const kinds = contactDetails(text);
    const account = selectAccount(getState());
    if (account === null || kinds.length === 0) return kinds;
    const settled = rank(settledFor(account, profile));
    return kinds.filter((kind) => rank(kind) < settled);
  };

/**
 * The writer knows what they do: such things, and less delicate ones, are not asked about again for this member.
 * @param profile the addressee's profile id
 * @param kinds what was asked about, the most delicate first
 */
export const memberTrusted =
  (profile: string, [kind]: readonly ContactKind[]) =>
  (_: AppDispatch, getState: () => RootState): void => {
    const account = selectAccount(getState());
    if (account === null || kind === undefined || rank(kind) >= rank(settledFor(account, profile))) return;
    const others = readTrusted(account).filter(([id]) => id !== profile);
    writeText('local', accountKey('trusted', account), JSON.stringify([...others, [profile, kind]]));
  };
