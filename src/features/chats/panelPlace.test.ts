/** Where the menu of a message stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelPlace } from './panelPlace';

const area = { width: 1200, height: 800 };
const panel = { width: 320, height: 240 };

describe('the menu of a message [BX-22]', () => {
  it('stands below the bubble, at its outer edge', () => {
    const theirs = { left: 400, right: 600, top: 100, bottom: 140 };
    expect(panelPlace(theirs, panel, area)).toEqual({ left: 400, top: 146 });
    const own = { left: 900, right: 1100, top: 100, bottom: 140 };
    expect(panelPlace(own, panel, area)).toEqual({ left: 780, top: 146 });
  });

  it('stands above it where there is no room below', () => {
    const low = { left: 400, right: 600, top: 700, bottom: 740 };
    expect(panelPlace(low, panel, area).top).toBe(700 - 6 - 240);
  });

  it('is on screen wherever the bubble is', () => {
    const px = fc.integer({ min: -500, max: 1500 });
    fc.assert(
      fc.property(
        px,
        px,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        (left, top, width, height) => {
          const at = panelPlace({ left, top, right: left + width, bottom: top + height }, panel, area);
          expect(at.left).toBeGreaterThanOrEqual(0);
          expect(at.top).toBeGreaterThanOrEqual(0);
          expect(at.left + panel.width).toBeLessThanOrEqual(area.width);
          expect(at.top + panel.height).toBeLessThanOrEqual(area.height);
        },
      ),
    );
  });
});
