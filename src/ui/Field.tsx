// The frame of a form field: label above, help and error below, tied to the control.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon';
import './theme/form.scss';

/** What every field accepts besides its control's own props. */
export interface FieldFrame {
  label: ReactNode;
  /** A sentence that helps before the field is filled. */
  help?: ReactNode;
  /** The error in words; the field is invalid while it is set. */
  error?: string | undefined;
  /** The label is read, not shown. */
  hideLabel?: boolean | undefined;
  /** Right of the label: a count, a link. */
  aside?: ReactNode;
}

/** What the control spreads on itself, so that label, help and error are its own. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFrame {
  /** Id of the control; one is made up when there is none. */
  id?: string | undefined;
  /** Draws the control. */
  children: (control: FieldControl, invalid: boolean) => ReactNode;
  /** Below the control and above help: strength, suggestion. */
  after?: ReactNode;
}

/** Parts a field's props: what belongs to the frame around it, and what to the field itself. */
export function splitFrame<Props extends FieldFrame & { id?: string | undefined }>({
  label,
  help,
  error,
  hideLabel,
  aside,
  id,
  ...rest
}: Props) {
  return [{ label, help, error, hideLabel, aside, id }, rest] as const;
}

/** Ids of a control's help and error, for `aria-describedby`; undefined when there is neither. */
export function describedBy(id: string, help: ReactNode, error: string | undefined): string | undefined {
  const ids = [
    help === undefined || help === null ? '' : `${id}-help`,
    error === undefined || error === '' ? '' : `${id}-error`,
  ].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The error sentence with its icon. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined || error === '') return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon as={CircleAlert} size={16} />
      {error}
    </p>
  );
}

/** Label, control, help and error in one column. */
export function Field({
  id: givenId,
  label,
  help,
  error,
  hideLabel = false,
  aside,
  children,
  after,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const invalid = error !== undefined && error !== '';
  const control: FieldControl = {
    id,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy(id, help, error),
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
          {label}
        </label>
        {aside}
      </div>
      {children(control, invalid)}
      {after}
      {help !== undefined && help !== null && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
