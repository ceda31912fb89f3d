// @vitest-environment jsdom
/** The moments at which a payment is asked after again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAsk } from './nextAsk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Waits 10 s and notes when it is over. */
function waiting(gone: Promise<unknown> = new Promise<never>(() => undefined)) {
  const over = vi.fn<(isWanted: boolean) => void>();
  void nextAsk(10_000, gone).then(over);
  return over;
}

describe('the next question [ST-03]', () => {
  it('comes after the wait', async () => {
    const over = waiting();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('does not come while nobody sees the page, for hours, and at once when somebody does', async () => {
    const over = waiting();
    hide(true);
    await vi.advanceTimersByTimeAsync(5 * 3_600_000);
    expect(over).not.toHaveBeenCalled();
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it.each(['focus', 'online', 'pageshow'])('comes at once with %s', async (news) => {
    const over = waiting();
    globalThis.dispatchEvent(new Event(news));
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledWith(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes with a look alone where nothing is expected', async () => {
    const over = vi.fn<(isWanted: boolean) => void>();
    void nextAsk(null, new Promise<never>(() => undefined)).then(over);
    await vi.advanceTimersByTimeAsync(5 * 3_600_000);
    expect(over).not.toHaveBeenCalled();
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledWith(true);
  });

  it('is given up when nobody wants to know', async () => {
    const over = waiting(Promise.resolve());
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
