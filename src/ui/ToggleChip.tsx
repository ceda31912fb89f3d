// A chip that is on or off, for filters and interests.
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import './theme/chip.scss';

interface ToggleChipProps {
  children: ReactNode;
  selected: boolean;
  onToggle: (selected: boolean) => void;
  disabled?: boolean | undefined;
}

/** A toggle button; the check mark shows the choice besides the colour. */
export function ToggleChip({ children, selected, onToggle, disabled }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={clsx('chip', selected && 'chip-on')}
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onToggle(!selected)}
    >
      {selected && <Icon as={Check} size={16} />}
      {children}
    </button>
  );
}
