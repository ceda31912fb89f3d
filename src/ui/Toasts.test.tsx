// @vitest-environment jsdom
// Toasts stand in a polite region that is there before them.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Toasts } from './Toasts';

it('has its region before the first message and puts it outside the app root', () => {
  const view = render(
    <Toasts
      toasts={[]}
      onDismiss={() => undefined}
      onLeft={() => undefined}
      onHold={() => undefined}
      dismissLabel="Dismiss"
    />,
  );
  const region = screen.getByRole('status');
  expect(view.container.contains(region)).toBe(false);
  view.rerender(
    <Toasts
      toasts={[{ id: 'a', text: 'Saved.' }]}
      onDismiss={() => undefined}
      onLeft={() => undefined}
      onHold={() => undefined}
      dismissLabel="Dismiss"
    />,
  );
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('Saved.');
});

it('interrupts with bad news alone', () => {
  const toasts = (['plain', 'good', 'bad'] as const).map((tone) => ({
    id: tone,
    text: `It is ${tone}.`,
    tone,
  }));
  render(
    <Toasts
      toasts={toasts}
      onDismiss={() => undefined}
      onLeft={() => undefined}
      onHold={() => undefined}
      dismissLabel="Dismiss"
    />,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['It is bad.']);
});

it('dismisses by id and runs the action', async () => {
  const user = userEvent.setup();
  const onDismiss = vi.fn<(id: string) => void>();
  const onAction = vi.fn<() => void>();
  render(
    <Toasts
      toasts={[{ id: 'b', text: 'Blocked.', action: { label: 'Undo', onAction } }]}
      onDismiss={onDismiss}
      onLeft={() => undefined}
      onHold={() => undefined}
      dismissLabel="Dismiss"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith('b');
});

it('is held while somebody points at a message or has the focus in it', async () => {
  const user = userEvent.setup();
  const onHold = vi.fn<(held: boolean) => void>();
  const toasts = [{ id: 'a', text: 'Saved.' }];
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toasts
        toasts={toasts}
        onDismiss={() => undefined}
        onLeft={() => undefined}
        onHold={onHold}
        dismissLabel="Dismiss"
      />
    </>,
  );
  await user.hover(screen.getByText('Saved.'));
  expect(onHold).toHaveBeenLastCalledWith(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.unhover(screen.getByText('Saved.'));
  expect(onHold).toHaveBeenLastCalledWith(true);
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(onHold).toHaveBeenLastCalledWith(false);
  await user.hover(screen.getByText('Saved.'));
  await user.unhover(screen.getByText('Saved.'));
  expect(onHold).toHaveBeenLastCalledWith(false);
});
