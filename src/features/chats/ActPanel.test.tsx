// @vitest-environment jsdom
/** The menu of a message by keyboard, pointer and finger. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ActPanel } from './ActPanel';

const onClose = vi.fn<() => void>();
const onChoose = vi.fn<(entry: string) => void>();
let anchor: HTMLElement;

beforeEach(async () => {
  await startI18n('en');
  onClose.mockClear();
  onChoose.mockClear();
  anchor = document.createElement('article');
  document.body.append(anchor);
});
afterEach(() => {
  anchor.remove();
});

const reactions = ['Heart', 'Sad', 'Thumbs up'];
const entries = ['Reply', 'Copy text', 'Report message'];

function open(chosen: string | null = null): void {
  render(
    <ActPanel kind="menu" label="Options" anchor={anchor} onClose={onClose}>
      {reactions.map((name) => (
        <button
          key={name}
          type="button"
          role="menuitemradio"
          aria-checked={name === chosen}
          tabIndex={-1}
          className="act-react"
        >
          {name}
        </button>
      ))}
      {entries.map((name) => (
        <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </ActPanel>,
  );
}

const focused = () => document.activeElement?.textContent;

describe('the menu of a message [BX-22]', () => {
  it('begins at the reactions; left and right stay among them, up and down go through the entries', async () => {
    const user = userEvent.setup();
    open();
    expect(focused()).toBe('Heart');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Thumbs up');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Heart');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Thumbs up');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Reply');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Reply');
    await user.keyboard('{End}');
    expect(focused()).toBe('Report message');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Heart');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Report message');
  });

  it('comes back to the reaction that was chosen', async () => {
    const user = userEvent.setup();
    open('Sad');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Sad');
  });

  it.each(['{Escape}', '{Tab}'])('closes with %s', async (key) => {
    const user = userEvent.setup();
    open();
    await user.keyboard(key);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with a press beside it, not with one inside', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('menuitem', { name: 'Reply' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledWith('Reply');
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('chooses nothing when the finger that opened it is lifted above an entry', () => {
    open();
    const reply = screen.getByRole('menuitem', { name: 'Reply' });
    const lifted = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(lifted, 'pointerType', { value: 'touch' });
    fireEvent(reply, lifted);
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.pointerDown(reply);
    fireEvent.click(reply);
    expect(onChoose).toHaveBeenCalledWith('Reply');
  });
});
