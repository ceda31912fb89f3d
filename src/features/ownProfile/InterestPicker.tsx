/** All interests in their groups, searchable by name in the member's language; the chosen ones stand first, in one row that never moves the rest. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERESTS, isInterest } from '@/config/interests';
import type { Interest } from '@/config/interests';
import { useInterestGroups } from '@/core/interests/useInterestGroups';
import { Button } from '@/ui/Button';
import { describedBy } from '@/ui/Field';
import { SearchField } from '@/ui/SearchField';
import { ChosenInterests } from './ChosenInterests';
import { isMeant } from './findInterests';
import { InterestGroup } from './InterestGroup';
import './interests.scss';

interface InterestPickerProps {
  /** Id of the search field, which is where the focus starts. */
  id: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** settings.interests; null while the settings are unknown, then every interest is offered. */
  offered: readonly string[] | null;
  /** Why they were not taken; stands below as the field's error. */
  error: string | undefined;
}

export function InterestPicker({ id, value, onChange, offered, error }: InterestPickerProps) {
  const { t } = useTranslation(['profile', 'interests']);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const groups = useInterestGroups();
  const nameOf = (interest: Interest): string => t(`interests:${interest}`);
  const isFound = (interest: Interest): boolean =>
    (offered === null || offered.includes(interest) || value.includes(interest)) &&
    isMeant(nameOf(interest), query);
  const hits = INTERESTS.filter(isFound).length;
  const toggle = (interest: Interest, selected: boolean): void =>
    onChange(selected ? [...value, interest] : value.filter((known) => known !== interest));

  return (
    <div className="interests">
      <ChosenInterests
        chosen={value.filter(isInterest)}
        nameOf={nameOf}
        onRemove={(interest) => toggle(interest, false)}
        onLastRemoved={() => field.current?.focus()}
      />
      <SearchField
        ref={field}
        id={id}
        label={t('interests.search')}
        value={query}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, null, error)}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        // The search answers while one types; Enter is no reason to save.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output className="interests-hits">
        {query.trim() !== '' && (hits > 0 ? t('interests.hits', { count: hits }) : t('interests.noHits'))}
      </output>
      {groups.map(({ label, all }) => (
        <InterestGroup
          key={label}
          label={label}
          interests={all.filter(isFound)}
          nameOf={nameOf}
          value={value}
          onToggle={toggle}
        />
      ))}
      {query.trim() !== '' && (
        <Button
          kind="link"
          onClick={() => {
            setQuery('');
            field.current?.focus();
          }}
        >
          {t('interests.clear')}
        </Button>
      )}
    </div>
  );
}
