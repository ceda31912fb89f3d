/** The own photos (photo.php). */
import type * as v from 'valibot';
import type { deletePhotoRequest, photoUpdateRequest } from '@/api/wire/profile';
import type { Photo } from '@/domain/model';
import type { MemberContext } from '../call';
import { assertPicture, assertRoom, forgetFiles, storePhoto } from '../rules/photos';
import { notFound } from '../rules/refusal';
import type { MemberPhoto } from '../tables';
import { photosView } from '../views';

const ownPhotos = ({ me, viewer }: MemberContext): { photos: Photo[] } => ({
  photos: photosView(me, viewer),
});

/** Takes a photo as it is, at the end of the order; others see it once it was checked. */
export function addPhoto({ file }: { file: Uint8Array }, context: MemberContext): { photo: Photo } {
  const image = assertPicture(file);
  assertRoom(context.viewer, context.me);
  const stored = storePhoto(context, file, image);
  const photo = ownPhotos(context).photos.find(({ id }) => id === stored.id);
  if (!photo) throw notFound();
  return { photo };
}

function take({ me }: MemberContext, id: string): MemberPhoto {
  const index = me.photos.findIndex((photo) => photo.id === id);
  const [photo] = index === -1 ? [] : me.photos.splice(index, 1);
  if (!photo) throw notFound();
  return photo;
}

/** Moves a photo; a position after the last one is the last one. */
export function changePhoto(input: v.InferOutput<typeof photoUpdateRequest>, context: MemberContext) {
  const photo = take(context, input.id);
  context.me.photos.splice('main' in input ? 0 : input.position, 0, photo);
  return ownPhotos(context);
}

/** Deletes a photo and its bytes. */
export function removePhoto({ id }: v.InferOutput<typeof deletePhotoRequest>, context: MemberContext) {
  forgetFiles(context.db, [take(context, id)]);
  return ownPhotos(context);
}
