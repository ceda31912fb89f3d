/** A long piece of work in parts. */
import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from './nextTask';

afterEach(() => vi.unstubAllGlobals());

it('lets a task that waits go first where the browser cannot yield', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('a press'));
  await nextTask();
  order.push('the next part');
  expect(order).toEqual(['a press', 'the next part']);
});

it('goes on ahead of new work where the browser can', async () => {
  const go = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: go });
  await nextTask();
  expect(go).toHaveBeenCalledOnce();
});

it('does not take a browser that can only schedule for one that can yield', async () => {
  vi.stubGlobal('scheduler', { postTask: () => undefined });
  await expect(nextTask()).resolves.toBeUndefined();
});
