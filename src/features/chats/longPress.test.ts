// @vitest-environment jsdom
/** A finger on a message. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_PRESS_MS } from '@/config/limits';
import { watchLongPress } from './longPress';

let holder: HTMLElement;
let words: HTMLElement;
let stop: () => void;
const opened = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockClear();
  holder = document.createElement('div');
  holder.innerHTML =
    '<div data-message="x1"><p><a href="#x">words</a></p><button data-act></button></div><p class="day"></p>';
  words = holder.querySelector('a') ?? holder;
  holder.querySelector('button')?.addEventListener('click', opened);
  document.body.append(holder);
  stop = watchLongPress(holder);
});
afterEach(() => {
  stop();
  holder.remove();
  vi.useRealTimers();
});

/** jsdom knows no fingers. */
function touch(type: string, { x = 0, y = 0, pointerType = 'touch', target = words } = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  Object.defineProperties(event, { pointerType: { value: pointerType }, isPrimary: { value: true } });
  target.dispatchEvent(event);
}

describe('a long press [BX-22]', () => {
  it('opens the menu of the message below the finger, once', () => {
    touch('pointerdown');
    vi.advanceTimersByTime(LONG_PRESS_MS - 1);
    expect(opened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    touch('contextmenu');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['scrolls', () => touch('pointermove', { y: 30 })],
    ['is lifted', () => touch('pointerup')],
    ['is taken over by the page as it scrolls', () => touch('pointercancel')],
  ])('opens nothing when the finger %s first', (_, happen) => {
    touch('pointerdown');
    vi.advanceTimersByTime(LONG_PRESS_MS / 2);
    happen();
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(opened).not.toHaveBeenCalled();
  });

  it('forgives a finger that trembles', () => {
    touch('pointerdown');
    touch('pointermove', { x: 4, y: 4 });
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('keeps the browser from opening a menu of its own', () => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    touch('pointerdown');
    words.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('leaves mouse, pen and what is no message alone', () => {
    touch('pointerdown', { pointerType: 'mouse' });
    vi.advanceTimersByTime(LONG_PRESS_MS);
    touch('pointerdown', { target: holder.querySelector<HTMLElement>('.day') ?? holder });
    vi.advanceTimersByTime(LONG_PRESS_MS);
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    words.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });
});
