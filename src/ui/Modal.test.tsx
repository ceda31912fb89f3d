// @vitest-environment jsdom
// The dialog takes, keeps and gives back the focus, and closes the page behind it.
import { StrictMode, useRef, useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { Modal } from './Modal';

/** The closing movement takes 300 ms; a busy machine takes its time. */

vi.setConfig({ testTimeout: 20_000 });

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});

afterEach(() => root.remove());

function Example({ dismissible = true, first = false }: { dismissible?: boolean; first?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Block Elena"
        closeLabel="Close"
        dismissible={dismissible}
        initialFocus={first ? field : undefined}
        footer={<Button onClick={() => setOpen(false)}>Block</Button>}
      >
        <input aria-label="Reason" ref={field} />
      </Modal>
    </>
  );
}

function show(example: React.ReactNode): void {
  render(<StrictMode>{example}</StrictMode>, { container: root });
}

it('is named by its title, takes the focus and makes the page inert', async () => {
  const complaints = vi.spyOn(console, 'error');
  const user = userEvent.setup();
  show(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Elena' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(root.hasAttribute('inert')).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
});

it('starts at the element asked for', async () => {
  const user = userEvent.setup();
  show(<Example first />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const field = await screen.findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('leads Tab from the last control to the first, and back', async () => {
  const user = userEvent.setup();
  show(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const first = await screen.findByRole('button', { name: 'Close' });
  const last = screen.getByRole('button', { name: 'Block' });
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab', keyCode: 9 });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', keyCode: 9, shiftKey: true });
  expect(document.activeElement).toBe(last);
});

it('fetches a focus that strays to the page behind', async () => {
  const user = userEvent.setup();
  show(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  opener.focus();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

it('closes by Esc, frees the page and gives the focus back to its opener', async () => {
  const user = userEvent.setup();
  show(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(root.hasAttribute('inert')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes by its close button', async () => {
  const user = userEvent.setup();
  show(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open on Esc, backdrop and close button when only its buttons may close it', async () => {
  const user = userEvent.setup();
  show(<Example dismissible={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.getAttribute('aria-disabled')).toBe('true');
  await user.click(close);
  const backdrop = document.querySelector('.modal');
  if (backdrop) await user.click(backdrop);
  expect(screen.queryByRole('dialog')?.textContent).toContain('Block Elena');
  // Nothing of it is on its way out either.
  expect(root.hasAttribute('inert')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('frees the page when it is taken away while open', async () => {
  const user = userEvent.setup();
  const view = render(<Example />, { container: root });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  view.unmount();
  expect(root.hasAttribute('inert')).toBe(false);
  expect(document.body.style.overflow).not.toBe('hidden');
});
