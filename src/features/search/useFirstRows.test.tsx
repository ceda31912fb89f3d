// @vitest-environment jsdom
/** A list that comes is drawn in two steps, one that is here already in one. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstRows } from './useFirstRows';

const list = (length: number): readonly string[] => Array.from({ length }, (_, index) => `m${index}`);

/** How many were drawn in each step, for one list after the other. */
function steps(...lists: readonly (readonly string[])[]): number[] {
  const drawn: number[] = [];
  const [first = [], ...others] = lists;
  const { rerender } = renderHook(
    ({ ids }) => {
      drawn.push(useFirstRows(ids).length);
    },
    { initialProps: { ids: first } },
  );
  for (const ids of others) act(() => rerender({ ids }));
  return drawn;
}

it('is drawn from its first rows on when it comes, and whole after that', () => {
  expect(steps([], list(24))).toEqual([0, 12, 24]);
});

it('stands whole at once where it is here when the page is', () => {
  expect(steps(list(24))).toEqual([24]);
});

it('is drawn at once where it is short', () => {
  expect(steps([], list(5)).at(1)).toBe(5);
});

it('stands whole at once in place of another, as on the way back', () => {
  expect(steps(list(24), list(48)).at(1)).toBe(48);
});
