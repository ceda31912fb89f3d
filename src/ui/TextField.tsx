// A one-line text field; spreads react-hook-form's register().
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Check } from 'lucide-react';
import { Input } from 'reactstrap';
import { Field, describedBy } from './Field';
import type { FieldFrame } from './Field';
import { Icon } from './Icon';
import './theme/form.scss';

interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | undefined;
  /** Checked and good: a green mark inside. */
  success?: boolean | undefined;
  /** Below the field: a suggestion. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Labelled text input of 50 px height. */
export function TextField({
  label,
  help,
  error,
  hideLabel,
  aside,
  after,
  success = false,
  type = 'text',
  id,
  ref,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const invalid = error !== undefined && error !== '';
  return (
    <Field
      id={inputId}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      aside={aside}
      after={after}
    >
      <div className="field-box">
        <Input
          {...rest}
          {...(ref === undefined ? {} : { innerRef: ref })}
          type={type}
          id={inputId}
          invalid={invalid}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(inputId, help, error)}
        />
        {success && !invalid && (
          <span className="field-mark field-mark-ok">
            <Icon as={Check} />
          </span>
        )}
      </div>
    </Field>
  );
}
