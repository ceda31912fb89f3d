// @vitest-environment jsdom
/** The section that is read is the first in the upper part of the window, and stays so where none is. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSectionInSight } from './useSectionInSight';

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
let tell: (entries: readonly Seen[]) => void = () => undefined;
let watched: Element[] = [];

beforeEach(() => {
  watched = [];
  document.body.innerHTML = '<section id="first"></section><section id="second"></section>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Seen[]) => void) {
        tell = callback;
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => {
        watched = [];
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const see = (id: string, isIntersecting: boolean) => {
  const target = document.getElementById(id);
  if (target) act(() => tell([{ target, isIntersecting }]));
};

it('follows the reader down and up, and watches nothing once the page is left', () => {
  const { result, unmount } = renderHook(() => useSectionInSight(['first', 'second', 'absent']));
  expect(watched.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(result.current).toBeNull();
  see('first', true);
  see('second', true);
  expect(result.current).toBe('first');
  see('first', false);
  expect(result.current).toBe('second');
  see('second', false);
  expect(result.current).toBe('second');
  see('first', true);
  expect(result.current).toBe('first');
  unmount();
  expect(watched).toEqual([]);
});

it('marks nothing where the browser cannot tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(renderHook(() => useSectionInSight(['first'])).result.current).toBeNull();
});
