// @vitest-environment jsdom
/** A search with advertisements while it is drawn in two steps. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemberGrid } from './MemberGrid';

const IDS = Array.from({ length: 14 }, (_, index) => `m${index}`);
const grid = (drawn: number) => (
  <MemberGrid
    ids={IDS.slice(0, drawn)}
    count={IDS.length}
    label="Members found"
    renderCard={(id) => <p>{id}</p>}
    tiles={<p>A partner</p>}
  />
);
const cards = (): number[] =>
  screen.getAllByRole('list', { name: 'Members found' }).map((list) => list.children.length);

it('has its advertisements in place from the first step, and never an empty list behind them', () => {
  const { rerender } = render(grid(12));
  expect(cards()).toEqual([12]);
  const partner = screen.getByText('A partner');
  rerender(grid(IDS.length));
  expect(cards()).toEqual([12, 2]);
  expect(screen.getByText('A partner')).toBe(partner);
});
