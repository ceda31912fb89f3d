/** From a canvas to the picture that is sent: coded anew as JPEG, light enough, free of metadata. */
import { PHOTO_SENT_BYTES } from '@/config/limits';
import { metadataSegments, withoutMetadata } from '@/lib/images/imageMetadata';

/** From the best to the worst that still looks good. */
const QUALITIES = [0.86, 0.76, 0.66, 0.5] as const;

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be coded.'))),
      'image/jpeg',
      quality,
    );
  });
}

/**
 * Codes what is drawn; the canvas is empty afterwards.
 * @returns a JPEG that holds the picture and nothing else
 * @throws when something other than the picture is left in its bytes
 */
export async function codeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  let coded = await encode(canvas, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (coded.size <= PHOTO_SENT_BYTES) break;
    coded = await encode(canvas, quality);
  }
  // Gives the memory back at once, not when the canvas is collected.
  Object.assign(canvas, { width: 0, height: 0 });
  const bytes = withoutMetadata(new Uint8Array(await coded.arrayBuffer()));
  const left = metadataSegments(bytes);
  if (left.length > 0) throw new Error(`Something is left beside the picture: ${left.join(', ')}`);
  return new Blob([bytes], { type: 'image/jpeg' });
}
