/** For adults, and what joining takes. */
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '@/config/limits';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/leastAge';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

/** @returns the age from which visitors may join; 18 while the settings are not known */
export function useLeastAge(): number {
  return leastAge(useAppSelector(selectSettings)?.min_age ?? LEAST_AGE);
}

/** @param bare the age alone, where nobody can join */
export function AdultsLine({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation('landings');
  const age = useLeastAge();
  return (
    <p className="landing-adults">
      <Icon as={ShieldCheck} size={18} />
      {bare ? t('action.adultsOnly', { age }) : t('action.adults', { age })}
    </p>
  );
}
