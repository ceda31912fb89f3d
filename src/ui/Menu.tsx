// A menu button: arrows, Home, End and Esc by keyboard; closes on a press outside.
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { useDisclosure } from './useDisclosure';

interface MenuProps {
  /** Name of the menu and of its button. */
  label: string;
  /** What stands in the button: text, avatar, icon. */
  trigger: ReactNode;
  /** Classes of the button (`buttonClass`, `iconButtonClass`, 'nav-pill'). */
  triggerClass?: string | undefined;
  /** MenuItems, MenuLinks, `<hr className="menu-rule" />`. */
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Opens upwards, for menus at the bottom of the screen. */
  up?: boolean | undefined;
}

const ITEMS = '[role^="menuitem"]:not(:disabled):not([aria-disabled="true"])';

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>(ITEMS) ?? []);
}

/** A button that opens a list of actions or links. */
export function Menu({ label, trigger, triggerClass, children, align = 'start', up = false }: MenuProps) {
  const { open, setOpen, holder } = useDisclosure();
  const list = useRef<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const startAtEnd = useRef(false);
  const listId = useId();

  useEffect(() => {
    if (open)
      itemsOf(list.current)
        .at(startAtEnd.current ? -1 : 0)
        ?.focus();
  }, [open]);

  function close(returnFocus: boolean): void {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }

  function handleButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAtEnd.current = event.key === 'ArrowUp';
    setOpen(true);
  }

  function handleListKey(event: KeyboardEvent): void {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const last = items.length - 1;
    const next = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      items[next[event.key]]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      close(true);
    }
  }

  return (
    <div className="menu-wrap" ref={holder}>
      <button
        type="button"
        ref={button}
        className={triggerClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          startAtEnd.current = false;
          setOpen(!open);
        }}
        onKeyDown={handleButtonKey}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={listId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={clsx('menu', align === 'end' && 'menu-end', up && 'menu-top')}
          onKeyDown={handleListKey}
          // Any chosen item closes the menu; the item's own handler has run by then.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest(ITEMS) !== null) close(true);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
