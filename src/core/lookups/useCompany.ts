/** Who runs the site: the company as the server names it, or as the settings do while that is not known. */
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { useCompanyQuery } from './companyApi';
import type { Company } from './companyApi';

/** @returns null while neither is known */
export function useCompany(): Company | null {
  const settings = useAppSelector(selectSettings);
  const { data } = useCompanyQuery();
  if (data !== undefined) return data;
  return settings && { ...settings, name: settings.company_name };
}
