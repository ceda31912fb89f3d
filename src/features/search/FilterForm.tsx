/** The filters of the search: changed here, in force when the button is pressed. */
import { Suspense, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { extra } from '@/core/parts/late';
import { COUNTRIES } from '@/config/countries';
import { GREATEST_AGE } from '@/config/limits';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/leastAge';
import type { SearchFilters } from '@/domain/model';
import { filtersToQuery, hasWishes } from '@/domain/searchFilters';
import { mergedFilters } from '@/domain/searchFiltersMerged';
import { useFormats } from '@/i18n/useFormats';
import { useRegionWord } from '@/i18n/useRegionWord';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { RangeSlider } from '@/ui/RangeSlider';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { latePart } from './latePart';
import type { Regions } from './RegionNames';
import { selectNumResults } from './searchSlice';

/** What is wanted by few comes for those: the wider filters, and the server's own list of regions. */
const MoreFilters = latePart(() => import('./MoreFilters').then((module) => module.MoreFilters));
const RegionNames = extra(() => import('./RegionNames').then((m) => m.RegionNames));

interface FilterFormProps {
  /** The filters in force. When others are, what is chosen here and not applied stays chosen. */
  filters: SearchFilters;
  /** Whether the own place is known, so that distances mean something. */
  nearby: boolean;
  onApply: (filters: SearchFilters) => void;
}

/** Fields by the server's setting search_fields, the wider ones always; the region is named as the country names it (spec 9). */
export function FilterForm({ filters, nearby, onApply }: FilterFormProps) {
  const { t } = useTranslation(['search', 'members']);
  const formats = useFormats();
  const settings = useAppSelector(selectSettings);
  const found = useAppSelector(selectNumResults);
  const [draft, setDraft] = useState(filters);
  const [known, setKnown] = useState(filters);
  if (known !== filters) {
    setKnown(filters);
    setDraft(mergedFilters(draft, known, filters));
  }
  const [turnedTo, setTurnedTo] = useState(false);
  const [named, setNamed] = useState<Regions | null>(null);
  const [more, setMore] = useState(() => hasWishes(filters));
  const turnTo = () => setTurnedTo(true);
  const change = (part: Partial<SearchFilters>) => setDraft((before) => ({ ...before, ...part }));

  const youngest = leastAge(settings?.min_age ?? 0);
  const asks = (field: keyof SearchFilters) => settings?.search_fields.includes(field) ?? true;
  const regions = (named ?? settings?.region_data)?.[draft.country] ?? [];
  const regionWord = useRegionWord(draft.country);
  const countries = (settings?.countries ?? COUNTRIES)
    .map((code) => ({ value: code, label: formats.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const unchanged = filtersToQuery(draft) === filtersToQuery(filters);
  const years = (count: number) => t('form.years', { count });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onApply(draft);
  }

  return (
    <form className="filter-form" onSubmit={submit}>
      {turnedTo && (
        <Suspense>
          <RegionNames onKnown={setNamed} />
        </Suspense>
      )}
      {asks('gender') && (
        <SegmentedControl
          label={t('form.lookingFor')}
          value={draft.gender}
          onChange={(gender) => change({ gender })}
          options={[
            { value: 'female', label: t('form.gender.female') },
            { value: 'male', label: t('form.gender.male') },
          ]}
        />
      )}
      {asks('min_age') && asks('max_age') && (
        <RangeSlider
          label={t('form.age')}
          min={youngest}
          max={GREATEST_AGE}
          value={[draft.min_age, draft.max_age]}
          onChange={([min_age, max_age]) => change({ min_age, max_age })}
          minLabel={t('form.ageFrom')}
          maxLabel={t('form.ageTo')}
          valueText={
            draft.min_age <= youngest && draft.max_age >= GREATEST_AGE
              ? t('form.anyAge')
              : t('form.ageSpan', { from: draft.min_age, to: draft.max_age })
          }
          formatValue={years}
        />
      )}
      {asks('country') && (
        <SelectField
          label={t('members:search.country')}
          options={countries}
          value={draft.country}
          onFocus={turnTo}
          // Another country has other regions.
          onChange={(event) => change({ country: event.target.value, countryregion: null })}
        />
      )}
      {asks('countryregion') && regions.length > 0 && (
        <SelectField
          label={regionWord}
          options={regions.map((name) => ({ value: name, label: name }))}
          placeholder={t('form.anyRegion')}
          value={draft.countryregion ?? ''}
          onFocus={turnTo}
          onChange={(event) => change({ countryregion: event.target.value || null })}
        />
      )}
      <Button kind="link" block aria-expanded={more} onClick={() => setMore(!more)}>
        {t('form.more')}
      </Button>
      {more && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <MoreFilters draft={draft} nearby={nearby} onChange={change} />
        </Suspense>
      )}
      <Button type="submit" block>
        {unchanged && found !== null && found > 0 ? t('form.showCount', { count: found }) : t('form.show')}
      </Button>
    </form>
  );
}
