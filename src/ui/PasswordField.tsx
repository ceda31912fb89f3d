// A password field with show and hide, and room for the strength line.
import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Input } from 'reactstrap';
import { Field, describedBy } from './Field';
import type { FieldFrame } from './Field';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import './theme/form.scss';

interface PasswordFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> {
  showLabel: string;
  hideLabelText: string;
  /** A PasswordStrength. */
  strength?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Labelled password input; paste and password managers work. */
export function PasswordField({
  label,
  help,
  error,
  hideLabel,
  aside,
  showLabel,
  hideLabelText,
  strength,
  id,
  ref,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
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
      after={strength}
    >
      <div className="field-box">
        <Input
          {...rest}
          {...(ref === undefined ? {} : { innerRef: ref })}
          type={shown ? 'text' : 'password'}
          id={inputId}
          invalid={invalid}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(inputId, help, error)}
        />
        <IconButton
          className="field-btn"
          label={shown ? hideLabelText : showLabel}
          tip="none"
          icon={<Icon as={shown ? EyeOff : Eye} />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
