/** For adults, and what joining takes. */
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { Icon } from '@/ui/Icon';

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
