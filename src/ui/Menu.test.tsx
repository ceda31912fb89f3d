// @vitest-environment jsdom
// The menu by keyboard and pointer.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';

// Many key strokes: on a busy machine they take longer than the default allows.
vi.setConfig({ testTimeout: 20_000 });

function show(): { settings: ReturnType<typeof vi.fn<() => void>> } {
  const settings = vi.fn<() => void>();
  render(
    <>
      <Menu label="Account" trigger="Marek">
        <MenuItem onSelect={() => undefined}>My profile</MenuItem>
        <MenuItem onSelect={settings}>Settings</MenuItem>
        <MenuItem onSelect={() => undefined}>Log out</MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  return { settings };
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

it('opens at the first item, moves by arrows around the ends, Home and End [NV-03]', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('My profile');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Settings');
  await user.keyboard('{End}');
  expect(focused()).toBe('Log out');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('My profile');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
  await user.keyboard('{Home}');
  expect(focused()).toBe('My profile');
});

it('opens at the last item by arrow up', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
});

it('tells its state and gives the focus back on Esc', async () => {
  const user = userEvent.setup();
  show();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('runs the chosen item once and closes', async () => {
  const user = userEvent.setup();
  const { settings } = show();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(settings).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('closes on a press outside', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});
