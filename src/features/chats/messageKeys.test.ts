// @vitest-environment jsdom
/** The log by keyboard. */
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMessageKeys } from './messageKeys';

let holder: HTMLElement;
let stop: () => void;
const opened = vi.fn<(id: string) => void>();

beforeEach(() => {
  opened.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
  holder = document.createElement('div');
  holder.innerHTML = `<div role="log" tabindex="0">${['x1', 'x2', 'x3']
    .map((id) => `<div data-message="${id}" tabindex="-1"><button data-act tabindex="-1"></button></div>`)
    .join('')}</div><div class="composer"><textarea></textarea></div>`;
  for (const button of holder.querySelectorAll('button'))
    button.addEventListener('click', () => opened(button.parentElement?.dataset.message ?? ''));
  document.body.append(holder);
  // Without a layout every message is at the log's edge: all three are in sight.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 10, 10));
  stop = watchMessageKeys(holder);
});
afterEach(() => {
  stop();
  holder.remove();
  vi.restoreAllMocks();
});

const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.message : undefined;
const focusLog = (): void => holder.querySelector<HTMLElement>('[role="log"]')?.focus();

describe('the log by keyboard [BX-22]', () => {
  it('goes from message to message with the arrows, and stays at the ends', async () => {
    const user = userEvent.setup();
    focusLog();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('x3');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('x1');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('x2');
  });

  it('opens the menu of a message with Enter, the menu key and Shift+F10', async () => {
    const user = userEvent.setup();
    focusLog();
    await user.keyboard('{ArrowDown}{Enter}{ContextMenu}{Shift>}{F10}{/Shift}');
    expect(opened.mock.calls).toEqual([['x1'], ['x1'], ['x1']]);
  });

  it('leads back to the writing field with Esc', async () => {
    const user = userEvent.setup();
    focusLog();
    await user.keyboard('{ArrowUp}{Escape}');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  it('leaves arrows with other keys to the list of conversations', async () => {
    const user = userEvent.setup();
    focusLog();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(focused()).toBeUndefined();
  });
});
