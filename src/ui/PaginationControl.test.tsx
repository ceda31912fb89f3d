// @vitest-environment jsdom
// Where one is in a list, and the way to more of it.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PaginationControl } from './PaginationControl';

it('gives the focus of its button to the line when the button goes, and never takes it from elsewhere [BX-20]', async () => {
  const props = { position: '24 of 48 members', moreLabel: 'Show more members', onMore: () => undefined };
  const view = render(<PaginationControl {...props} hasMore />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  view.rerender(<PaginationControl {...props} position="That is everyone." hasMore={false} />);
  expect(document.activeElement).toBe(screen.getByText('That is everyone.'));
  view.rerender(<PaginationControl {...props} hasMore />);
  screen.getByText('24 of 48 members').blur();
  view.rerender(<PaginationControl {...props} hasMore={false} />);
  expect(document.activeElement).toBe(document.body);
});

it('says where one is and loads more, once while it is busy, until all is shown [SC-12]', async () => {
  const onMore = vi.fn<() => void>();
  const props = { position: '24 of 48 members', moreLabel: 'Show more members', onMore };
  const view = render(<PaginationControl {...props} hasMore />);
  expect(screen.getByRole('status').textContent).toBe('24 of 48 members');
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  view.rerender(<PaginationControl {...props} hasMore busy />);
  await userEvent.click(screen.getByRole('button'));
  expect(onMore).toHaveBeenCalledTimes(1);
  view.rerender(<PaginationControl {...props} position="That is everyone." hasMore={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('That is everyone.')).toBeDefined();
});
