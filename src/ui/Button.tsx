// The button: a pill in nine kinds, with a busy state that keeps width and focus.
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import { buttonClass } from './buttonClass';
import type { ButtonLook } from './buttonClass';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** Work is under way: a spinner shows, clicks do nothing, the focus stays. */
  busy?: boolean | undefined;
  /** 20 px icon before the label; the spinner takes its place while busy. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of the design. `type` is `button` unless said otherwise. */
export function Button({
  kind = 'primary',
  size = 'md',
  block = false,
  busy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const hasIcon = icon !== undefined && icon !== null && icon !== false;
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // A busy submit button must not send its form a second time either.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- a ButtonProps type, `button` by default
      type={type}
      className={clsx(buttonClass({ kind, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {hasIcon && <span className="btn-icon">{busy ? <Spinner size={18} /> : icon}</span>}
      {!hasIcon && busy && (
        <span className="btn-spin">
          <Spinner size={18} />
        </span>
      )}
      <span className="btn-label">{children}</span>
    </button>
  );
}
