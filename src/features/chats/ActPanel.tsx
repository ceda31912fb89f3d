/** The menu of a message: a sheet under the thumb on phones, a small panel at the bubble elsewhere. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { holdRootInert } from '@/ui/inertRoot';
import { useEscape } from '@/ui/useEscape';
import { panelPlace } from './panelPlace';
import './actMenu.scss';

interface ActPanelProps {
  /** The message that it belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
  label: string;
  /** A dialog has fields and buttons of its own; a menu has entries. */
  kind: 'menu' | 'dialog';
  children: ReactNode;
}

const REACTION = '[role="menuitemradio"]';
const ITEM = '[role="menuitem"]:not(:disabled)';

export function ActPanel({ anchor, onClose, label, kind, children }: ActPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  /** A press began here: the finger whose long press opened the menu chooses nothing by being lifted. */
  const pressed = useRef(false);
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>(undefined);
  useLayoutEffect(holdRootInert, []);
  useEscape(true, onClose);
  useLayoutEffect(() => {
    const stand = (): void => {
      const element = panel.current;
      if (!element) return;
      const bubble = anchor.querySelector('.bubble') ?? anchor;
      setPlace(
        panelPlace(bubble.getBoundingClientRect(), element.getBoundingClientRect(), {
          width: window.innerWidth,
          height: window.innerHeight,
        }),
      );
    };
    stand();
    // A phone's keyboard goes as the menu takes the focus, and moves what the menu stands beside.
    window.addEventListener('resize', stand);
    return () => window.removeEventListener('resize', stand);
  }, [anchor]);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(`${REACTION}, ${ITEM}`);
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, []);
  return createPortal(
    <dialog
      open
      aria-modal="true"
      aria-label={label}
      className="act-layer"
      onPointerDownCapture={() => {
        pressed.current = true;
      }}
      onClickCapture={(event) => {
        if (!pressed.current && isTouch(event.nativeEvent)) event.stopPropagation();
      }}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The press closes the menu, and does nothing to what lies below.
        event.preventDefault();
        onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a menu has its role */}
      <div
        ref={panel}
        role={kind === 'menu' ? 'menu' : undefined}
        tabIndex={-1}
        aria-label={kind === 'menu' ? label : undefined}
        className={clsx('act-panel', kind === 'dialog' && 'act-panel-dialog')}
        style={place}
        onKeyDown={kind === 'menu' ? (event) => moveFocus(event, onClose) : undefined}
      >
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Up and down through the entries, the reactions being one of them; left and right among the reactions. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { key, currentTarget } = event;
  if (key === 'Tab') {
    event.preventDefault();
    onClose();
    return;
  }
  const all = (selector: string) => [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const now = document.activeElement;
  const among = key === 'ArrowLeft' || key === 'ArrowRight';
  const row = [...all('.act-react')];
  const inRow = row.findIndex((item) => item === now);
  const firstOfRow = row.find((item) => item.getAttribute('aria-checked') === 'true') ?? row[0];
  const column = [...(firstOfRow ? [firstOfRow] : []), ...all(`${ITEM}:not(.act-react)`)];
  const list = among ? row : column;
  const at = among ? inRow : inRow >= 0 ? 0 : column.findIndex((item) => item === now);
  if (among && inRow < 0) return;
  const steps: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  list.at(step >= list.length ? 0 : step)?.focus();
}
