/** Which part of the country the map shows. A visitor's own is not known here, so it is asked for, never guessed. */
import { ChevronDown, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

interface RegionChoiceProps {
  /** Null for the whole country. */
  region: string | null;
  onChosen: (region: string | null) => void;
}

/** Nothing where the country has no regions, or the settings do not let anybody search by them. */
export function RegionChoice({ region, onChosen }: RegionChoiceProps) {
  const { t } = useTranslation('maplanding');
  const formats = useFormats();
  const settings = useAppSelector(selectSettings);
  if (settings?.search_fields.includes('countryregion') !== true) return null;
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  const regions = settings.region_data[country] ?? [];
  if (regions.length === 0) return null;
  return (
    <label className="map-region">
      <Icon as={MapPin} size={18} />
      <span className="visually-hidden">{t('region.label')}</span>
      <select
        value={region ?? ''}
        onChange={({ currentTarget: { value } }) => onChosen(value === '' ? null : value)}
      >
        <option value="">{formats.country(country)}</option>
        {regions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Icon as={ChevronDown} size={18} className="map-region-opens" />
    </label>
  );
}
