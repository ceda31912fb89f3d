/** One group of interests; nothing when the search leaves none of it. */
import { useId } from 'react';
import type { Interest } from '@/config/interests';
import { ToggleChip } from '@/ui/ToggleChip';

interface InterestGroupProps {
  label: string;
  interests: readonly Interest[];
  nameOf: (interest: Interest) => string;
  value: readonly string[];
  onToggle: (interest: Interest, selected: boolean) => void;
}

export function InterestGroup({ label, interests, nameOf, value, onToggle }: InterestGroupProps) {
  const id = useId();
  if (interests.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="interests-group" id={id}>
        {label}
      </h2>
      <ul className="own-chips">
        {interests.map((interest) => (
          <li key={interest}>
            <ToggleChip
              selected={value.includes(interest)}
              onToggle={(selected) => onToggle(interest, selected)}
            >
              {nameOf(interest)}
            </ToggleChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
