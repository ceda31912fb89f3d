/** Looks at a picked file: by weight, by its bytes, and only then by decoding it. */
import { PHOTO_LEAST_SIDE_PX } from '@/config/limits';
import { checkPhoto, decodingProblem, sizeProblem, weightProblem } from '@/domain/photoFile';
import type { PhotoProblem } from '@/domain/photoFile';
import { decodePicture } from './decodePicture';

/**
 * @param leastSide pixels that each side needs
 * @returns the decoded picture, to be closed after use, or why the file is no photo
 */
export async function inspectFile(
  file: Blob,
  leastSide = PHOTO_LEAST_SIDE_PX,
): Promise<{ problem: PhotoProblem } | { picture: ImageBitmap }> {
  const weight = weightProblem(file.size);
  if (weight !== null) return { problem: weight };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: 'broken' };
  const check = checkPhoto(new Uint8Array(bytes), leastSide);
  if (check.problem !== null) return { problem: check.problem };
  const picture = await decodePicture(file).catch(() => null);
  if (picture === null) return { problem: decodingProblem(check.type) };
  const problem = sizeProblem(picture, leastSide);
  if (problem === null) return { picture };
  picture.close();
  return { problem };
}
