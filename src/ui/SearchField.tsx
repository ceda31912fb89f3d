// A rounded search field with a lens.
import { useId } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { Search } from 'lucide-react';
import { Icon } from './Icon';
import './theme/form.scss';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** The accessible name; also the placeholder unless another is given. */
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** 44 px search input. */
export function SearchField({ label, id, placeholder = label, ref, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className="field-box search-field">
      <label className="visually-hidden" htmlFor={inputId}>
        {label}
      </label>
      <input
        {...rest}
        ref={ref}
        id={inputId}
        type="search"
        className="form-control"
        placeholder={placeholder}
      />
      <span className="field-mark">
        <Icon as={Search} size={16} />
      </span>
    </div>
  );
}
