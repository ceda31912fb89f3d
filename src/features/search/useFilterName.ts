/** What a filter in force is called. */
import { useTranslation } from 'react-i18next';
import { isInterest } from '@/config/interests';
import type { SearchFilters } from '@/domain/model';
import type { FilterInForce } from '@/domain/searchFiltersInForce';
import { useFormats } from '@/i18n/useFormats';
import { assertNever } from '@/lib/assertNever';

/** @param filters the filters in force */
export function useFilterName(filters: SearchFilters): (filter: FilterInForce) => string {
  const { t } = useTranslation(['search', 'interests']);
  const formats = useFormats();
  return (filter) => {
    switch (filter.kind) {
      case 'gender':
        return filters.gender === 'female' ? t('form.gender.female') : t('form.gender.male');
      case 'country':
        return formats.country(filters.country);
      case 'countryregion':
        return filters.countryregion ?? '';
      case 'age':
        return t('form.ageSpan', { from: filters.min_age, to: filters.max_age });
      case 'max_distance':
        return t('within', { distance: formats.distance(filters.max_distance ?? 0) });
      case 'has_photo':
        return t('hasPhoto');
      case 'online_recently':
        return t('onlineShort');
      case 'new':
        return t('newShort');
      case 'interest':
        return isInterest(filter.interest) ? t(`interests:${filter.interest}`) : filter.interest;
      default:
        return assertNever(filter);
    }
  };
}
