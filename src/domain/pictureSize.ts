/** How large a picture is when it is sent in a message: whole, in its own proportions. */
import { ATTACHMENT_MOST_SIDE_PX } from '@/config/limits';
import type { ImageSize } from '@/lib/images/imageBytes';

/** @returns whole pixels, no side longer than the limit and none below 1; never larger than the picture itself */
export function fittedSize({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(1, ATTACHMENT_MOST_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
