/** photo.php: the own photos (contract table). */
import type { Photo } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { photoAnswer, photosAnswer } from '../wire/profile';

/** A photo of some megabytes takes its time on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Sends a photo. The file's name says nothing about its owner's device.
 * Refusals: 413, 415, photo_limit {limit}.
 */
export const uploadPhoto = (
  file: Blob,
  options: CallOptions & { idempotencyKey: string },
): Promise<Photo> => {
  const body = new FormData();
  body.append('file', file, 'photo.jpg');
  return send({
    method: 'POST',
    file: 'photo.php',
    body,
    schema: photoAnswer,
    timeout: UPLOAD_TIMEOUT_MS,
    ...options,
  }).then(({ photo }) => photo);
};

/** @param position place in the order, counted from 0; the first photo is the main one. Refusal: 404. */
export const movePhoto = (id: string, position: number, options: CallOptions = {}): Promise<Photo[]> =>
  send({ method: 'PUT', file: 'photo.php', body: { id, position }, schema: photosAnswer, ...options }).then(
    ({ photos }) => photos,
  );

/** Makes a photo the main one. Refusal: 404. */
export const makeMainPhoto = (id: string, options: CallOptions = {}): Promise<Photo[]> =>
  send({ method: 'PUT', file: 'photo.php', body: { id, main: true }, schema: photosAnswer, ...options }).then(
    ({ photos }) => photos,
  );

/** Refusal: 404, when it is gone already. */
export const deletePhoto = (id: string, options: CallOptions = {}): Promise<Photo[]> =>
  send({ method: 'DELETE', file: 'photo.php', body: { id }, schema: photosAnswer, ...options }).then(
    ({ photos }) => photos,
  );
