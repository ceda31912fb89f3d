// A tinted message in the page: icon, one sentence, one action, dismiss.
import type { ReactNode, Ref } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

export type AlertTone = 'red' | 'cyan' | 'green' | 'amber';

interface AlertProps {
  tone?: AlertTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  /** A Button of kind `link`, or a router link with that class. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** Of the button that closes it, which goes with the focus on it. */
  dismissRef?: Ref<HTMLButtonElement> | undefined;
  /** Across the whole page under the top bar, without rounded corners. */
  bar?: boolean | undefined;
  /** `assertive` for what went wrong just now, `polite` for news; neither for what stands there from the start. */
  live?: 'assertive' | 'polite' | undefined;
  className?: string | undefined;
}

const ICONS = { red: CircleAlert, cyan: Info, green: CircleCheck, amber: TriangleAlert } as const;
const ROLES = { assertive: 'alert', polite: 'status' } as const;

/** An alert strip in one of four tones. */
export function Alert({
  tone = 'cyan',
  icon,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  dismissRef,
  bar = false,
  live,
  className,
}: AlertProps) {
  return (
    <div
      role={live === undefined ? 'note' : ROLES[live]}
      className={clsx('alert', `alert-${tone}`, bar && 'alert-bar', className)}
    >
      {icon ?? <Icon as={ICONS[tone]} />}
      <div className="alert-text">{children}</div>
      {(action !== undefined || onDismiss !== undefined) && (
        <div className="alert-end">
          {action}
          {onDismiss !== undefined && (
            <IconButton
              ref={dismissRef}
              label={dismissLabel}
              tip="end"
              icon={<Icon as={X} />}
              onClick={onDismiss}
            />
          )}
        </div>
      )}
    </div>
  );
}
