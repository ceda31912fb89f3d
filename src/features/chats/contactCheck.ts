/** Before contact or bank details are sent to somebody for the first time: whether to ask, and for whom that is settled. */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import { contactDetails } from '@/domain/contactDetails';
import type { ContactKind } from '@/domain/contactDetails';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectAccount, selectDraft } from './chatsSlice';

const trustedSchema = v.array(v.string());

function readTrusted(account: string): string[] {
  const stored = v.safeParse(trustedSchema, jsonParse(readText('local', accountKey('trusted', account))));
  return stored.success ? stored.output : [];
}

/**
 * What the draft to a member gives away, unless the writer has sent such a thing to that member before.
 * @param profile the addressee's profile id
 */
export const detailsToAskAbout =
  (profile: string) =>
  (_: AppDispatch, getState: () => RootState): ContactKind[] => {
    const kinds = contactDetails(selectDraft(getState(), profile));
    const account = selectAccount(getState());
    const isSettled = account !== null && kinds.length > 0 && readTrusted(account).includes(profile);
    return isSettled ? [] : kinds;
  };

/** The writer knows what they do: this member's details are not asked about again. */
export const memberTrusted =
  (profile: string) =>
  (_: AppDispatch, getState: () => RootState): void => {
    const account = selectAccount(getState());
    if (account === null) return;
    const others = readTrusted(account).filter((id) => id !== profile);
    writeText('local', accountKey('trusted', account), JSON.stringify([...others, profile]));
  };
