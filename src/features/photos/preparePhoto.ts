/** From a picked file to the photo that is sent: cut, coded anew as JPEG, free of metadata. */
import { canvasOf } from '@/core/pictures/canvasOf';
import { codeCanvas } from '@/core/pictures/codeCanvas';
import { insideCrop, sentSize, turnedSize } from '@/domain/photoCrop';
import type { PhotoCrop } from '@/domain/photoCrop';

/** Draws the wanted part on a canvas of the sent size. */
function draw(picture: ImageBitmap, wanted: PhotoCrop): HTMLCanvasElement {
  const crop = insideCrop(wanted, picture);
  const { width, height } = sentSize(crop);
  const { canvas, context } = canvasOf(width, height);
  const box = turnedSize(picture, crop.rotation);
  context.scale(width / crop.width, height / crop.height);
  context.translate(box.width / 2 - crop.x, box.height / 2 - crop.y);
  context.rotate((crop.rotation * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/**
 * @returns a JPEG of at most 1500 x 2000 pixels that holds the picture and nothing else
 * @throws when something other than the picture is left in its bytes
 */
export async function codePhoto(picture: ImageBitmap, crop: PhotoCrop): Promise<Blob> {
  return codeCanvas(draw(picture, crop));
}
