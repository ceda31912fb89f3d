/** Emoji in rows; one stop by Tab, arrows from there. */
import { useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { Emoji } from './emojiData';

interface EmojiGridProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  entries: readonly Emoji[];
  onPick: (emoji: string) => void;
}

/** Where a key leads in a grid of so many buttons and columns; null when it is none of ours. */
function target(key: string, at: number, last: number, columns: number): number | null {
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + rtl,
    ArrowLeft: at - rtl,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: at - (at % columns),
    End: Math.min(last, at - (at % columns) + columns - 1),
    PageDown: Math.min(last, at + columns * 4),
    PageUp: Math.max(0, at - columns * 4),
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, to);
}

export function EmojiGrid({ ref, title, entries, onPick }: EmojiGridProps) {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const box = event.currentTarget;
    const buttons = Array.from(box.querySelectorAll('button'));
    const at = buttons.findIndex((button) => button === document.activeElement);
    const top = buttons[0]?.offsetTop;
    const columns = Math.max(1, buttons.filter(({ offsetTop }) => offsetTop === top).length);
    const to = target(event.key, at, buttons.length - 1, columns);
    if (to === null || at < 0) return;
    event.preventDefault();
    // Up from the first row leads back to what stands above.
    if (to < 0) box.parentElement?.querySelector('input')?.focus();
    else buttons[to]?.focus();
  };
  return (
    <div
      ref={ref}
      className="emoji-grid"
      role="toolbar"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      {entries.map(({ emoji, name }, index) => (
        <button
          key={emoji}
          type="button"
          className="emoji-one"
          aria-label={name}
          title={name}
          tabIndex={index === Math.min(active, entries.length - 1) ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={() => onPick(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
