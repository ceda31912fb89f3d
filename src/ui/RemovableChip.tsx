// An active filter with its own remove button.
import { X } from 'lucide-react';
import { Icon } from './Icon';
import './theme/chip.scss';

interface RemovableChipProps {
  label: string;
  /** The remove button's name, for example "Remove filter Wine". */
  removeLabel: string;
  onRemove: () => void;
}

/** A chip that can be taken away. */
export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className="chip chip-removable">
      {label}
      <button type="button" className="chip-x" aria-label={removeLabel} onClick={onRemove}>
        <Icon as={X} size={16} />
      </button>
    </span>
  );
}
