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

  it('leaves little height at times, which the style sheet is told', () => {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { unmount } = renderHook(() => useKeyboardRoom());
    const isShort = (height: number, scale = 1) => {
      Object.assign(view, { height, scale });
      view.dispatchEvent(new Event('resize'));
      return document.documentElement.hasAttribute('data-short');
    };
    expect([420, 421, 300, window.innerHeight].map((height) => isShort(height))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Zoomed in, there is as much height as before.
    expect(isShort(300, 2)).toBe(false);
    // On its side, without any keyboard.
    vi.stubGlobal('innerHeight', 360);
    expect(isShort(360)).toBe(true);
    unmount();
    expect(document.documentElement.hasAttribute('data-short')).toBe(false);
  });

  it('is there already where the page changes while somebody writes', () => {
    vi.stubGlobal(
      'visualViewport',
      Object.assign(new EventTarget(), { height: window.innerHeight - 400, scale: 1 }),
    );
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { unmount } = renderHook(() => useKeyboardRoom());
    expect(covered()).toBe('400px');
    expect(document.documentElement.hasAttribute('data-short')).toBe(true);
    unmount();
  });

  it('does not matter to a browser that cannot tell', () => {
    vi.stubGlobal('visualViewport', undefined);
    renderHook(() => useKeyboardRoom()).unmount();
    expect(covered()).toBe('');
  });
});
