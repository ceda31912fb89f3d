/** The filters of the search: changed here, in force when the button is pressed. */
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES, regionLabel } from '@/config/countries';
import { GREATEST_AGE } from '@/config/limits';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/age';
import type { SearchFilters } from '@/domain/model';
import { filtersToQuery } from '@/domain/searchFilters';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { RangeSlider } from '@/ui/RangeSlider';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { SelectField } from '@/ui/SelectField';
import { selectNumResults } from './searchSlice';

interface FilterFormProps {
  /** The filters in force; mount anew when they change. */
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
}

/** Fields by the server's setting search_fields; the region is named as the country names it (spec 9). */
export function FilterForm({ filters, onApply }: FilterFormProps) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const settings = useAppSelector(selectSettings);
  const found = useAppSelector(selectNumResults);
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<SearchFilters>) => setDraft((before) => ({ ...before, ...part }));

  const asks = (field: keyof SearchFilters) => settings?.search_fields.includes(field) ?? true;
  const regions = settings?.region_data[draft.country] ?? [];
  const regionLabels = {
    province: t('search.region.province'),
    region: t('search.region.region'),
    state: t('search.region.state'),
    canton: t('search.region.canton'),
    voivodeship: t('search.region.voivodeship'),
  };
  const countries = (settings?.countries ?? COUNTRIES)
    .map((code) => ({ value: code, label: formats.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const unchanged = filtersToQuery(draft) === filtersToQuery(filters);
  const years = (count: number) => t('search.years', { count });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onApply(draft);
  }

  return (
    <form className="filter-form" onSubmit={submit}>
      {asks('gender') && (
        <SegmentedControl
          label={t('search.lookingFor')}
          value={draft.gender}
          onChange={(gender) => change({ gender })}
          options={[
            { value: 'female', label: t('search.gender.female') },
            { value: 'male', label: t('search.gender.male') },
          ]}
        />
      )}
      {asks('min_age') && asks('max_age') && (
        <RangeSlider
          label={t('search.age')}
          min={leastAge(settings?.min_age ?? 0)}
          max={GREATEST_AGE}
          value={[draft.min_age, draft.max_age]}
          onChange={([min_age, max_age]) => change({ min_age, max_age })}
          minLabel={t('search.ageFrom')}
          maxLabel={t('search.ageTo')}
          valueText={t('search.ageSpan', { from: draft.min_age, to: draft.max_age })}
          formatValue={years}
        />
      )}
      {asks('country') && (
        <SelectField
          label={t('search.country')}
          options={countries}
          value={draft.country}
          // Another country has other regions.
          onChange={(event) => change({ country: event.target.value, countryregion: null })}
        />
      )}
      {asks('countryregion') && regions.length > 0 && (
        <SelectField
          label={regionLabels[regionLabel(draft.country)]}
          options={regions.map((name) => ({ value: name, label: name }))}
          placeholder={t('search.anyRegion')}
          value={draft.countryregion ?? ''}
          onChange={(event) => change({ countryregion: event.target.value || null })}
        />
      )}
      <Button type="submit" block>
        {unchanged && found !== null && found > 0
          ? t('search.showCount', { count: found })
          : t('search.show')}
      </Button>
    </form>
  );
}
