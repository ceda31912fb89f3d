// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeyboardRoom } from './useKeyboardRoom';

const covered = () => document.documentElement.style.getPropertyValue('--keyboard');
afterEach(() => vi.unstubAllGlobals());

describe('a keyboard over the page', () => {
  it('takes its height from the conversation, and gives it back', () => {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { unmount } = renderHook(() => useKeyboardRoom());
    const become = (height: number, scale = 1) => {
      Object.assign(view, { height, scale });
      view.dispatchEvent(new Event('resize'));
      return covered();
    };
    expect(become(window.innerHeight - 300)).toBe('300px');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    // Zoomed in, with no keyboard at all.
    expect(become(window.innerHeight / 2, 2)).toBe('');
    expect(become(window.innerHeight - 15)).toBe('');
    expect(become(window.innerHeight - 260)).toBe('260px');
    unmount();
    expect(covered()).toBe('');
  });

  it('does not matter to a browser that cannot tell', () => {
    vi.stubGlobal('visualViewport', undefined);
    renderHook(() => useKeyboardRoom()).unmount();
    expect(covered()).toBe('');
  });
});
