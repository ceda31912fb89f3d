// A menu button: arrows, Home, End and Esc by keyboard; closes on a press outside.
import { useEffect, useId, useRef } from 'react';
import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { MENU_ITEMS, menuItemsOf, moveInMenu } from './menuKeys';
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
  /** For a button that can do more than open the menu, such as a handle; a key whose default it prevents is its own. */
  triggerProps?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onKeyDown' | 'aria-describedby'> | undefined;
  triggerRef?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** A button that opens a list of actions or links. */
export function Menu({
  label,
  trigger,
  triggerClass,
  children,
  align = 'start',
  up = false,
  triggerProps,
  triggerRef,
}: MenuProps) {
  const { open, setOpen, holder } = useDisclosure();
  const list = useRef<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const startAtEnd = useRef(false);
  const listId = useId();

  useEffect(() => {
    if (open)
      menuItemsOf(list.current)
        .at(startAtEnd.current ? -1 : 0)
        ?.focus();
  }, [open]);

  function close(returnFocus: boolean): void {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }

  function handleButtonKey(event: KeyboardEvent<HTMLButtonElement>): void {
    triggerProps?.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAtEnd.current = event.key === 'ArrowUp';
    setOpen(true);
  }

  function handleListKey(event: KeyboardEvent): void {
    if (moveInMenu(event, list.current)) return;
    if (event.key === 'Escape') {
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
        ref={(element) => {
          button.current = element;
          triggerRef?.(element);
        }}
        className={triggerClass}
        aria-describedby={triggerProps?.['aria-describedby']}
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
            if (event.target instanceof Element && event.target.closest(MENU_ITEMS) !== null) close(true);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
