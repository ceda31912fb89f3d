/** Where a small panel stands beside what it belongs to. */
import { clampNumber } from '@/lib/clampNumber';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Size {
  width: number;
  height: number;
}

const GAP_PX = 6;
const EDGE_PX = 12;

/**
 * Below the box, above it where there is no room, and always on screen; on the box's nearer side of the window.
 * @returns px from the window's left and top
 */
export function panelPlace(box: Box, panel: Size, area: Size): { left: number; top: number } {
  const right = box.left + box.right > area.width;
  const left = right ? box.right - panel.width : box.left;
  const below = box.bottom + GAP_PX;
  const fits = below + panel.height <= area.height - EDGE_PX;
  const top = fits ? below : box.top - GAP_PX - panel.height;
  return {
    left: clampNumber(left, EDGE_PX, Math.max(EDGE_PX, area.width - panel.width - EDGE_PX)),
    top: clampNumber(top, EDGE_PX, Math.max(EDGE_PX, area.height - panel.height - EDGE_PX)),
  };
}
