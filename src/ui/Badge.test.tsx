// @vitest-environment jsdom
// Badges tell their meaning in words.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it('shows the count and reads the words instead of it [NV-02]', () => {
  render(<Badge label="120 unread messages">99+</Badge>);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('120 unread messages').className).toBe('visually-hidden');
});

it('has a warning and a danger look for low credits [NV-02]', () => {
  const view = render(
    <>
      <Badge tone="warning">8</Badge>
      <Badge tone="danger">0</Badge>
    </>,
  );
  expect(view.container.querySelector('.badge-n-warning')?.textContent).toBe('8');
  expect(view.container.querySelector('.badge-n-danger')?.textContent).toBe('0');
});
