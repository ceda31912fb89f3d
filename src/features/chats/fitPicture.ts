/** The picture that goes with a message: whole, at most 2048 pixels long, coded anew, free of metadata. */
import { canvasOf } from '@/core/pictures/canvasOf';
import { codeCanvas } from '@/core/pictures/codeCanvas';
import { fittedSize } from '@/domain/pictureSize';
import type { ImageSize } from '@/lib/images/imageBytes';

/**
 * @param picture is closed afterwards
 * @throws when it cannot be coded, or something other than the picture would be left in its bytes
 */
export async function fitPicture(picture: ImageBitmap): Promise<{ blob: Blob; size: ImageSize }> {
  try {
    const size = fittedSize(picture);
    const { canvas, context } = canvasOf(size.width, size.height);
    context.drawImage(picture, 0, 0, size.width, size.height);
    return { blob: await codeCanvas(canvas), size };
  } finally {
    picture.close();
  }
}
