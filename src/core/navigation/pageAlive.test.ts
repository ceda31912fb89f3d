// @vitest-environment jsdom
/** What waits for a page that came as a file. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_PATIENCE_MS } from '@/config/limits';
import { oncePageAlive, pageComesAlive, usePageAlive } from './pageAlive';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps nobody waiting where no file is taken over [BX-16]', () => {
  const act = vi.fn<() => void>();
  oncePageAlive(act);
  expect(act).toHaveBeenCalledOnce();
});

it('lets all act once, in their order, when the page is alive [BX-16]', () => {
  const acts: string[] = [];
  pageComesAlive();
  oncePageAlive(() => acts.push('first'));
  oncePageAlive(() => acts.push('second'));
  expect(acts).toEqual([]);
  renderHook(usePageAlive);
  vi.advanceTimersByTime(PAGE_PATIENCE_MS);
  expect(acts).toEqual(['first', 'second']);
});

it('waits for a page whose code never comes to its limit, and no longer [BX-16]', () => {
  const act = vi.fn<() => void>();
  pageComesAlive();
  oncePageAlive(act);
  vi.advanceTimersByTime(PAGE_PATIENCE_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  const late = vi.fn<() => void>();
  oncePageAlive(late);
  expect(late).toHaveBeenCalledOnce();
});
