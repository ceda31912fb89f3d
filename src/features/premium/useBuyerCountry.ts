/** Which country's prices somebody is shown. */
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

/** @returns the member's own country; a visitor's as chosen, else as the server sees it; `''` while nobody knows */
export function useBuyerCountry(): string {
  const settings = useAppSelector(selectSettings);
  const own = useAppSelector(selectUser)?.profile.country;
  return own ?? settings?.geoip_selected_country ?? settings?.geoip_country ?? '';
}
