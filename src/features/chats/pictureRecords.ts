/** Pictures of drafts that the server has already, in the browser's storage: one key an account, below that of its drafts. */
import * as v from 'valibot';
import { attachmentSchema } from '@/api/wire/chat';
import { accountKey } from '@/config/storageKeys';
import type { Attachment } from '@/domain/model';
import { readText, removeText, writeText } from '@/lib/storage';
import { storedEntries } from '@/store/storedEntries';

/** By the addressee's profile id, like the drafts. */
export type StoredPictures = Readonly<Record<string, Attachment>>;

const pictureSchema = v.pipe(
  attachmentSchema,
  v.check(({ width, height }) => Number.isSafeInteger(width * height)),
);

/** Where an account's are kept; whoever wipes its drafts wipes what is below them. */
export const picturesKey = (account: string): string => `${accountKey('drafts', account)}:pictures`;

/** @returns what is stored for an account; what cannot be read counts as nothing */
export function readPictures(account: string): StoredPictures {
  const key = picturesKey(account);
  return storedEntries(key, readText('local', key), pictureSchema).sound;
}

/** @returns false when storage is full or blocked */
export function savePictures(account: string, pictures: StoredPictures): boolean {
  const key = picturesKey(account);
  return Object.keys(pictures).length === 0
    ? removeText('local', key)
    : writeText('local', key, JSON.stringify(pictures));
}

/** The draft to a member is gone, and its picture with it. */
export function forgetPicture(account: string, profile: string): void {
  const { [profile]: gone, ...others } = readPictures(account);
  if (gone) savePictures(account, others);
}
