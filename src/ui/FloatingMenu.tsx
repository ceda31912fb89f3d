// A menu that opens at a place of the page, out of whatever scrolls; on phones a sheet at the bottom edge.
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MENU_ITEMS, menuItemsOf, moveInMenu } from './menuKeys';
import { useEscape } from './useEscape';
import './theme/floating-menu.scss';

interface FloatingMenuProps {
  /** Name of the menu; on phones it stands above the items. */
  label: string;
  /** Where it opens, CSS pixels of the window: its left edge, or its right one with `end`. */
  at: { x: number; y: number };
  align?: 'start' | 'end' | undefined;
  /** MenuItems, `<hr className="menu-rule" />`. */
  children: ReactNode;
  /** Esc, Tab, a press outside, or a chosen item, whose own handler has run by then. The caller gives the focus back. */
  onClose: () => void;
}

/** Space to the edges of the window. */
const EDGE_PX = 12;

/** Mount it to open it; the first item takes the focus. */
export function FloatingMenu({ label, at, align = 'start', children, onClose }: FloatingMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { x, y } = at;
  // Wherever the focus is: a finger that is lifted may take it along.
  useEscape(true, onClose);

  useLayoutEffect(() => {
    const box = menu.current;
    if (!box) return;
    // Its own size decides on which side of the place there is room.
    const { offsetWidth: width, offsetHeight: height } = box;
    const left = align === 'end' ? x - width : x;
    const top = y + height + EDGE_PX > window.innerHeight ? y - height : y;
    box.style.setProperty(
      '--left',
      `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`,
    );
    box.style.setProperty('--top', `${Math.max(EDGE_PX, top)}px`);
    menuItemsOf(box)[0]?.focus({ preventScroll: true });
  }, [x, y, align]);

  function handleKey(event: KeyboardEvent): void {
    if (moveInMenu(event, menu.current)) return;
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  }

  return createPortal(
    <>
      <div className="menu-behind" aria-hidden="true" onPointerDown={onClose} />
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu menu-floating"
        onKeyDown={handleKey}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(MENU_ITEMS) !== null) onClose();
        }}
      >
        <p className="menu-sheet-title" aria-hidden="true">
          {label}
        </p>
        {children}
      </div>
    </>,
    // Inside the page's landmark, above whatever scrolls or moves in it.
    document.querySelector('main') ?? document.body,
  );
}
