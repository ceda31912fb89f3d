import { describe, expect, it } from 'vitest';
import { BREAKPOINTS_PX, MODAL_WIDTHS_PX, TOAST_MAX_WIDTH_PX } from './breakpoints';

describe('sizes', () => {
  it('has the breakpoints and widths of the theme [CO-06]', () => {
    expect(Object.values(BREAKPOINTS_PX)).toEqual([576, 768, 992, 1200]);
    expect(MODAL_WIDTHS_PX).toEqual({ default: 500, sm: 300, lg: 800, xl: 1140 });
    expect(TOAST_MAX_WIDTH_PX).toBe(350);
  });
});
