/** The wider filters: photo, online, new, distance and interests. */
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { SelectField } from '@/ui/SelectField';
import { Switch } from '@/ui/Switch';
import { InterestFilter } from './InterestFilter';
import './moreFilters.scss';

interface MoreFiltersProps {
  draft: SearchFilters;
  /** False while the own place is unknown: then no distance is asked for. */
  nearby: boolean;
  onChange: (part: Partial<SearchFilters>) => void;
}

const DISTANCES_KM = [10, 25, 50, 100, 200];

export function MoreFilters({ draft, nearby, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('search');
  const formats = useFormats();
  // A link may name any distance.
  const distances = [...new Set([...DISTANCES_KM, draft.max_distance ?? DISTANCES_KM[0]])]
    .filter((km) => km !== undefined)
    .toSorted((a, b) => a - b);
  return (
    <div className="more-filters">
      <Switch
        label={t('hasPhoto')}
        checked={draft.has_photo}
        onChange={(event) => onChange({ has_photo: event.target.checked })}
      />
      <Switch
        label={t('onlineRecently')}
        checked={draft.online_recently}
        onChange={(event) => onChange({ online_recently: event.target.checked })}
      />
      <Switch
        label={t('new')}
        checked={draft.new}
        onChange={(event) => onChange({ new: event.target.checked })}
      />
      {nearby && (
        <SelectField
          label={t('distance')}
          placeholder={t('anyDistance')}
          options={distances.map((km) => ({
            value: String(km),
            label: t('within', { distance: formats.distance(km) }),
          }))}
          value={draft.max_distance ?? ''}
          onChange={(event) => onChange({ max_distance: Number(event.target.value) || null })}
        />
      )}
      <InterestFilter chosen={draft.interests} onChange={(interests) => onChange({ interests })} />
    </div>
  );
}
