/** Rules of photos: what may be sent, how many, and who sees them (spec 6). */
import { seconds } from '../clock';
import type { MemberContext } from '../call';
import type { Account, Db, DueEvent, Member, MemberPhoto } from '../tables';
import { readImage, type ImageFile } from './imageFile';
import { nextNumber } from './outbox';
import { refuse } from './refusal';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 12_000;
const FREE_LIMIT = 3;
const PREMIUM_LIMIT = 25;
const CHECKED_AFTER_MS = seconds(60);

/**
 * Tells what kind of picture a file is.
 * @throws Refusal 415 unsupported_type for anything but JPEG, PNG and WebP, 413 too_large for too many bytes or pixels
 */
export function assertPicture(bytes: Uint8Array): ImageFile {
  if (bytes.length > MOST_BYTES) throw refuse(413, 'too_large');
  const image = readImage(bytes);
  if (!image) throw refuse(415, 'unsupported_type');
  const { width, height } = image.size ?? { width: 0, height: 0 };
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) throw refuse(413, 'too_large');
  return image;
}

/** Throws 403 with the limit when a member has as many photos as the membership allows. */
export function assertRoom(account: Account, me: Member): void {
  const limit = account.paid_user ? PREMIUM_LIMIT : FREE_LIMIT;
  if (me.photos.length >= limit) throw refuse(403, 'photo_limit', { limit });
}

/** Keeps a file under a name that cannot be guessed, which it returns. */
export function storeFile(
  { db, random }: Pick<MemberContext, 'db' | 'random'>,
  bytes: Uint8Array,
  { type, extension }: ImageFile,
): string {
  const secret = Array.from({ length: 4 }, () => random.int(0x10_0000, 0xff_ffff).toString(16)).join('');
  const filename = `own/${secret}.${extension}`;
  db.files.set(filename, { type, bytes });
  return filename;
}

/** Keeps a photo and plans the end of its check. */
export function storePhoto(
  { db, me, now, random }: MemberContext,
  bytes: Uint8Array,
  image: ImageFile,
): MemberPhoto {
  const id = `${me.id}-p${nextNumber(db)}`;
  const filename = storeFile({ db, random }, bytes, image);
  const photo: MemberPhoto = {
    id,
    image: { filename, thumb_filename: filename, match: filename },
    premium_only: false,
    status: 'checking',
  };
  me.photos.push(photo);
  db.events.push({
    id: `e${nextNumber(db)}`,
    kind: 'photo',
    at: now + CHECKED_AFTER_MS,
    member: me.id,
    photo: id,
  });
  return photo;
}

/** The check is over: everybody may see the photo. */
export function approvePhoto(db: Db, event: Extract<DueEvent, { kind: 'photo' }>): void {
  const photo = db.members.get(event.member)?.photos.find(({ id }) => id === event.photo);
  if (photo) photo.status = 'approved';
}

/** Forgets the files of photos; a portrait is no file of a member and stays. */
export function forgetFiles(db: Db, photos: readonly MemberPhoto[]): void {
  for (const { image } of photos) db.files.delete(image.filename);
}

/** The photos that a viewer may know of, the main one first. */
export const photosFor = (member: Member, viewer: Pick<Account, 'id'> | null): MemberPhoto[] =>
  member.photos.filter(({ status }) => status === 'approved' || viewer?.id === member.id);
