/** The chosen interests in one row that scrolls sideways: however many there are, nothing below it moves. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '@/config/interests';
import { ToggleChip } from '@/ui/ToggleChip';

interface ChosenInterestsProps {
  /** In the order in which they were chosen. */
  chosen: readonly Interest[];
  nameOf: (interest: Interest) => string;
  onRemove: (interest: Interest) => void;
  /** The row is empty now: the focus needs another place. */
  onLastRemoved: () => void;
}

export function ChosenInterests({ chosen, nameOf, onRemove, onLastRemoved }: ChosenInterestsProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  /** Where a chip was taken away; its neighbour gets the focus. */
  const [gap, setGap] = useState<{ at: number } | null>(null);

  useEffect(() => {
    if (gap === null) return;
    const chips = row.current?.querySelectorAll('button') ?? [];
    chips[Math.min(gap.at, chips.length - 1)]?.focus();
  }, [gap]);

  return (
    <section className="interests-chosen" aria-labelledby={id}>
      <h2 className="interests-group" id={id} aria-live="polite">
        {chosen.length > 0 ? t('interests.chosenCount', { count: chosen.length }) : t('interests.none')}
      </h2>
      <ul ref={row} className="interests-row">
        {chosen.map((interest, index) => (
          <li key={interest}>
            <ToggleChip
              selected
              onToggle={() => {
                onRemove(interest);
                if (chosen.length > 1) setGap({ at: index });
                else onLastRemoved();
              }}
            >
              {nameOf(interest)}
            </ToggleChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
