import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function saver() {
  const saved: string[] = [];
  const save = debounce((text: string) => {
    saved.push(text);
  }, 500);
  return { saved, save };
}

describe('debounce', () => {
  it('runs once after the pause, with the last arguments [BX-06]', () => {
    const { saved, save } = saver();
    save('h');
    vi.advanceTimersByTime(499);
    save('he');
    vi.advanceTimersByTime(499);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual(['he']);
  });

  it('runs the waiting call at once when flushed, and only that once [BX-06]', () => {
    const { saved, save } = saver();
    save('hello');
    save.flush();
    save.flush();
    vi.advanceTimersByTime(1_000);
    expect(saved).toEqual(['hello']);
  });

  it('drops the waiting call when cancelled [BX-06]', () => {
    const { saved, save } = saver();
    save('hello');
    save.cancel();
    vi.advanceTimersByTime(1_000);
    expect(saved).toEqual([]);
  });
});
