// The dialog: named, trapped, inert behind it, focus back to where it came from.
import { useEffect, useId, useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { X } from 'lucide-react';
import { Modal as BaseModal } from 'reactstrap';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { holdRootInert } from './inertRoot';
import { useEscape } from './useEscape';
import './theme/modal.scss';

interface ModalProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Id of the heading that names the dialog, when it stands in `children` (with `hideTitle`). */
  titleId?: string | undefined;
  /** Widths 300, 500, 800 and 1140 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Name of the close button; without it there is no close button. */
  closeLabel?: string | undefined;
  children: ReactNode;
  footer?: ReactNode;
  /** The navy one with a red glow, for a new like. */
  dark?: boolean | undefined;
  /** On phones: a sheet from the bottom edge. */
  sheet?: boolean | undefined;
  id?: string | undefined;
  /** The title is read, not shown. */
  hideTitle?: boolean | undefined;
  /** What takes the focus on opening; the dialog itself otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: only the buttons inside close it; Esc, the backdrop and the close button do nothing. */
  dismissible?: boolean | undefined;
  /** After the closing movement. */
  onClosed?: (() => void) | undefined;
}

/** Moves the focus once the dialog's content stands in the page. */
function FocusOnOpen({ target }: { target: RefObject<HTMLElement | null> | undefined }) {
  useEffect(() => target?.current?.focus(), [target]);
  return null;
}

/** A modal dialog; mount it always and steer it by `open`. */
export function Modal({
  open,
  onClose,
  title,
  titleId,
  size = 'md',
  closeLabel,
  children,
  footer,
  dark = false,
  sheet = false,
  id,
  hideTitle = false,
  initialFocus,
  dismissible = true,
  onClosed,
}: ModalProps) {
  const ownTitleId = useId();
  const headingId = titleId ?? ownTitleId;
  // After the base modal has noted the opener, and before it gives the focus back to it.
  useLayoutEffect(() => (open ? holdRootInert() : undefined), [open]);
  // The base modal reads deprecated key codes, on release, and only while the focus is inside.
  useEscape(open, () => {
    if (dismissible) onClose();
  });

  return (
    <BaseModal
      isOpen={open}
      {...(dismissible ? { toggle: onClose } : {})}
      {...(id === undefined ? {} : { id })}
      {...(size === 'md' ? {} : { size })}
      {...(onClosed === undefined ? {} : { onClosed })}
      backdrop={dismissible ? true : 'static'}
      keyboard={false}
      labelledBy={headingId}
      className={clsx(dark && 'modal-navy', sheet && 'modal-sheet')}
      centered
      trapFocus
    >
      {(!hideTitle || closeLabel !== undefined) && (
        <div className={clsx('modal-head', hideTitle && 'modal-head-bare', dark && 'on-navy')}>
          {!hideTitle && (
            <h2 className="modal-title" id={headingId}>
              {title}
            </h2>
          )}
          {closeLabel !== undefined && (
            <IconButton
              label={closeLabel}
              icon={<Icon as={X} />}
              tip="none"
              aria-disabled={!dismissible || undefined}
              onClick={dismissible ? onClose : undefined}
            />
          )}
        </div>
      )}
      {hideTitle && titleId === undefined && (
        <h2 className="visually-hidden" id={headingId}>
          {title}
        </h2>
      )}
      <div className="modal-body">{children}</div>
      {footer !== undefined && footer !== null && <div className="modal-foot">{footer}</div>}
      <FocusOnOpen target={initialFocus} />
    </BaseModal>
  );
}
