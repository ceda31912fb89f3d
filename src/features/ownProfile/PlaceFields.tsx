/** Where a member lives: country, its region under the name that the country uses (spec 9), city. */
import { useTranslation } from 'react-i18next';
import { COUNTRIES } from '@/config/countries';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useRegionWord } from '@/i18n/useRegionWord';
import { useAppSelector } from '@/store/hooks';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useProfileProblemText } from './useProfileProblemText';
import type { ProfileFormState } from './useProfileForm';

export function PlaceFields({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation(['profile', 'members']);
  const formats = useFormats();
  const settings = useAppSelector(selectSettings);
  const problemText = useProfileProblemText();
  const { values, change, fieldId, problems, user } = form;
  const regions = settings?.region_data[values.country] ?? [];
  const regionWord = useRegionWord(values.country);
  const countries = [...new Set([...(settings?.countries ?? COUNTRIES), values.country])]
    .map((code) => ({ value: code, label: formats.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

  function moveTo(country: string): void {
    const home = user.profile;
    // Another country has other regions and cities; back home they are as they were.
    change(
      country === home.country
        ? { country, region: home.region, city: home.city }
        : { country, region: null, city: null },
    );
  }

  return (
    <div className="own-fields own-fields-three">
      <SelectField
        id={fieldId('country')}
        label={t('members:search.country')}
        options={countries}
        autoComplete="country"
        value={values.country}
        onChange={(event) => moveTo(event.target.value)}
        error={problemText(problems.country)}
      />
      {regions.length > 0 && (
        <SelectField
          id={fieldId('region')}
          label={regionWord}
          options={regions.map((name) => ({ value: name, label: name }))}
          placeholder={t('form.noRegion')}
          value={values.region ?? ''}
          onChange={(event) => change({ region: event.target.value || null })}
          error={problemText(problems.region)}
        />
      )}
      <TextField
        id={fieldId('city')}
        label={t('form.city')}
        autoComplete="address-level2"
        value={values.city ?? ''}
        onChange={({ target }) => change({ city: target.value === '' ? null : target.value })}
        error={problemText(problems.city)}
      />
    </div>
  );
}
