/** The log by keyboard: arrows go from message to message, Enter or the menu key opens what can be done with one. */
import { MESSAGE_ELEMENT } from './actTarget';
import { focusWritingField } from './focusWritingField';
import { ACT_BUTTON } from './longPress';

/**
 * Watches the keys pressed inside an element.
 * @returns stops watching
 */
export function watchMessageKeys(holder: HTMLElement): () => void {
  const over = new AbortController();
  const { signal } = over;
  let byKey = false;
  holder.addEventListener(
    'keydown',
    (event) => {
      byKey = isMenuKey(event);
      onKey(event);
    },
    { signal },
  );
  // The browser's own menu would come on top when the key opens ours.
  holder.addEventListener(
    'contextmenu',
    (event) => {
      if (byKey && messageAt(event.target)) event.preventDefault();
      byKey = false;
    },
    { signal },
  );
  return () => over.abort();
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

function messageAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(MESSAGE_ELEMENT) : null;
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const log = target.closest<HTMLElement>('[role="log"]');
  if (!log) return;
  const message = messageAt(target);
  if (isMenuKey(event) || (key === 'Enter' && target === message)) {
    const button = message?.querySelector<HTMLElement>(ACT_BUTTON);
    if (button) press(event, () => button.click());
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = message ? neighbour(log, message, key) : atEdge(log, key);
    if (next) press(event, () => focusMessage(next));
  } else if (key === 'Escape' && message) {
    press(event, focusWritingField);
  }
}

function press(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function focusMessage(message: HTMLElement): void {
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'nearest' });
}

const messagesOf = (log: HTMLElement): HTMLElement[] => [
  ...log.querySelectorAll<HTMLElement>(MESSAGE_ELEMENT),
];

function neighbour(
  log: HTMLElement,
  message: HTMLElement,
  key: 'ArrowUp' | 'ArrowDown',
): HTMLElement | undefined {
  const messages = messagesOf(log);
  return messages[messages.indexOf(message) + (key === 'ArrowUp' ? -1 : 1)];
}

/** From the log itself: up begins with the lowest message in sight, down with the highest. */
function atEdge(log: HTMLElement, key: 'ArrowUp' | 'ArrowDown'): HTMLElement | undefined {
  const { top, bottom } = log.getBoundingClientRect();
  const inSight = messagesOf(log).filter((message) => {
    const box = message.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  return key === 'ArrowUp' ? inSight.at(-1) : inSight[0];
}
