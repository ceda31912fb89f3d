// Short messages that come and go, over everything else.
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from './Button';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

export type ToastTone = 'plain' | 'good' | 'bad';

export interface ToastView {
  id: string;
  text: ReactNode;
  tone?: ToastTone | undefined;
  action?: { label: string; onAction: () => void } | undefined;
}

interface ToastsProps {
  toasts: readonly ToastView[];
  onDismiss: (id: string) => void;
  /** The last message is about to be dismissed by its button, which has the focus. */
  onLeft: () => void;
  /** Somebody points at a message or has the focus in it (true), or no more. */
  onHold: (held: boolean) => void;
  dismissLabel: string;
}

const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert } as const;

/** The stack of toasts. The region exists before the first message, so that each is announced once. */
export function Toasts({ toasts, onDismiss, onLeft, onHold, dismissLabel }: ToastsProps) {
  const dismiss = (id: string, button: HTMLElement): void => {
    const toast = button.closest('.toast');
    const beside = toast?.nextElementSibling ?? toast?.previousElementSibling;
    const next = beside?.querySelector<HTMLElement>('.icon-btn');
    const goesOn = button === document.activeElement;
    if (goesOn && !next) onLeft();
    onDismiss(id);
    // Only now: whoever is at a message holds it, and a dismissal ends that.
    if (goesOn) next?.focus();
  };
  return createPortal(
    <output aria-live="polite">
      <div
        className="toasts"
        onPointerOver={() => onHold(true)}
        onFocus={() => onHold(true)}
        onPointerLeave={({ currentTarget }) => onHold(currentTarget.contains(document.activeElement))}
        onBlur={({ currentTarget, relatedTarget }) =>
          onHold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
        }
      >
        {toasts.map(({ id, text, tone = 'plain', action }) => (
          <div
            key={id}
            className={clsx('toast show', tone !== 'plain' && `toast-${tone}`)}
            // What went wrong does not wait for its turn.
            role={tone === 'bad' ? 'alert' : undefined}
          >
            <Icon as={ICONS[tone]} />
            <p>{text}</p>
            {action !== undefined && (
              <Button kind="link" size="sm" onClick={action.onAction}>
                {action.label}
              </Button>
            )}
            <span className="on-navy">
              <IconButton
                label={dismissLabel}
                tip="none"
                icon={<Icon as={X} />}
                onClick={({ currentTarget }) => dismiss(id, currentTarget)}
              />
            </span>
          </div>
        ))}
      </div>
    </output>,
    document.body,
  );
}
