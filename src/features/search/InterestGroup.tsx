/** One group of interests to search for: closed until it is wanted, open from the start where something is chosen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '@/config/interests';
import { ToggleChip } from '@/ui/ToggleChip';

interface InterestGroupProps {
  label: string;
  interests: readonly Interest[];
  chosen: readonly string[];
  onToggle: (interest: Interest, on: boolean) => void;
}

export function InterestGroup({ label, interests, chosen, onToggle }: InterestGroupProps) {
  const { t } = useTranslation(['search', 'interests']);
  const count = interests.filter((interest) => chosen.includes(interest)).length;
  // From then on the browser opens and closes it.
  const [open] = useState(count > 0);
  return (
    <details open={open}>
      {/* Said aloud: the sheet's focus trap knows the elements it names, and a summary is none of them. */}
      <summary tabIndex={0}>
        {label}
        {count > 0 && <span className="muted">{t('interests.chosen', { count })}</span>}
      </summary>
      <ul>
        {interests.map((interest) => (
          <li key={interest}>
            <ToggleChip selected={chosen.includes(interest)} onToggle={(on) => onToggle(interest, on)}>
              {t(`interests:${interest}`)}
            </ToggleChip>
          </li>
        ))}
      </ul>
    </details>
  );
}
