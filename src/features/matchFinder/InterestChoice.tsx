/** Up to five interests as chips: those of the own profile first, then the others in their groups. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERESTS, isInterest } from '@/config/interests';
import type { Interest } from '@/config/interests';
import { selectUser } from '@/core/auth/authSlice';
import { useInterestGroups } from '@/core/interests/useInterestGroups';
import { selectSettings } from '@/core/settings/settingsSlice';
import { MOST_INTERESTS, toggledInterest } from '@/domain/matchFinder';
import { useAppSelector } from '@/store/hooks';
import { ToggleChip } from '@/ui/ToggleChip';

interface InterestChoiceProps {
  labelledBy: string;
  value: readonly string[];
  onChange: (interests: string[]) => void;
}

export function InterestChoice({ labelledBy, value, onChange }: InterestChoiceProps) {
  const { t } = useTranslation('finder');
  const countId = useId();
  const own = useAppSelector(selectUser)?.profile.interests ?? [];
  const offered = useAppSelector(selectSettings)?.interests ?? INTERESTS;
  const groups = useInterestGroups();
  const isFull = value.length >= MOST_INTERESTS;
  const isShown = (interest: Interest): boolean => offered.includes(interest) || value.includes(interest);
  const mine = INTERESTS.filter((interest) => own.includes(interest) && isShown(interest));
  const row = (interests: readonly Interest[]) => (
    <Chips
      interests={interests}
      value={value}
      isFull={isFull}
      onToggle={(name) => onChange(toggledInterest(value, name))}
    />
  );

  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={countId}>
      <p className="finder-lead">{t('interests.lead')}</p>
      <output className="finder-count" id={countId}>
        {isFull
          ? t('interests.full')
          : t('interests.chosen', { count: value.filter(isInterest).length, most: MOST_INTERESTS })}
      </output>
      {mine.length > 0 && (
        <section>
          <h2 className="finder-group">{t('interests.own')}</h2>
          {row(mine)}
        </section>
      )}
      {groups.map(({ label, all }) => {
        const others = all.filter((interest) => isShown(interest) && !mine.includes(interest));
        if (others.length === 0) return null;
        return (
          <section key={label}>
            <h2 className="finder-group">{label}</h2>
            {row(others)}
          </section>
        );
      })}
    </fieldset>
  );
}

interface ChipsProps {
  interests: readonly Interest[];
  value: readonly string[];
  isFull: boolean;
  onToggle: (name: Interest) => void;
}

function Chips({ interests, value, isFull, onToggle }: ChipsProps) {
  const { t } = useTranslation('interests');
  return (
    <ul className="finder-chips">
      {interests.map((interest) => (
        <li key={interest}>
          <ToggleChip
            selected={value.includes(interest)}
            disabled={isFull && !value.includes(interest)}
            onToggle={() => onToggle(interest)}
          >
            {t(interest)}
          </ToggleChip>
        </li>
      ))}
    </ul>
  );
}
