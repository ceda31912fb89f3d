// A setting that is on or off at once.
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import './theme/form.scss';
import './theme/check.scss';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Label left, switch right. */
export function Switch({ label, help, id, ref, ...rest }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasHelp = help !== undefined && help !== null;
  return (
    <div className="check check-switch">
      <input
        {...rest}
        ref={ref}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        id={inputId}
        className="form-check-input"
        aria-describedby={hasHelp ? `${inputId}-help` : undefined}
      />
      <span>
        <label htmlFor={inputId}>{label}</label>
        {hasHelp && (
          <span className="small muted d-block" id={`${inputId}-help`}>
            {help}
          </span>
        )}
      </span>
    </div>
  );
}
