// The first line to a match: a field on the navy dialog, and suggestions to press.
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { TextAreaField } from './TextAreaField';
import './theme/chip.scss';
import './theme/moment.scss';

interface LikeMomentLineProps {
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number | undefined;
  /** Under the field: what sending costs. */
  help: ReactNode;
  /** Offered while the field is empty. */
  ideas: readonly string[];
  /** Names the list of suggestions. */
  ideasLabel: string;
  onChange: (text: string) => void;
}

/** Stands in a LikeMoment. A suggestion fills the field and gives it the focus. */
export function LikeMomentLine({
  label,
  placeholder,
  value,
  maxLength,
  help,
  ideas,
  ideasLabel,
  onChange,
}: LikeMomentLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const ideasId = useId();
  function choose(idea: string): void {
    onChange(idea);
    field.current?.focus();
  }
  return (
    <div className="opening">
      <TextAreaField
        ref={field}
        label={label}
        placeholder={placeholder}
        rows={2}
        dir="auto"
        maxLength={maxLength}
        help={help}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {ideas.length > 0 && value === '' && (
        <>
          <p className="opening-title" id={ideasId}>
            {ideasLabel}
          </p>
          <ul className="opening-ideas" aria-labelledby={ideasId}>
            {ideas.map((idea) => (
              <li key={idea}>
                <button type="button" className="chip" onClick={() => choose(idea)}>
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
