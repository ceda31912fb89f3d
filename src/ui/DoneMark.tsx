/** A green tick above the heading of a page on which something has been done. */
import { Check } from 'lucide-react';
import { Icon } from './Icon';
import './theme/done-mark.scss';

/** Decoration: the heading says what it stands for. */
export function DoneMark() {
  return (
    <span className="done-mark" aria-hidden="true">
      <Icon as={Check} size={24} />
    </span>
  );
}
