/** Writes a place as people say it: city, region, and the country where it is not the member's own. */
import { selectUser } from '@/core/auth/authSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

interface PlaceNames {
  country: string;
  region: string | null;
  city: string | null;
}

/** @returns a function from a place to its name, for example "Ghent, East Flanders" */
export function usePlaceName(): (place: PlaceNames) => string {
  const formats = useFormats();
  const home = useAppSelector(selectUser)?.profile.country;
  return ({ country, region, city }) => {
    // Some cities give their region its name.
    const names = [city, region === city ? null : region].filter((name) => name !== null && name !== '');
    const abroad = country !== home || names.length === 0;
    return [...names, ...(abroad ? [formats.country(country)] : [])].join(', ');
  };
}
