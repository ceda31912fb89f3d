/** The place of the own profile as it is now, said again when it changes. */
import { useTranslation } from 'react-i18next';
import { MapPin } from 'lucide-react';
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { usePlaceName } from './usePlaceName';

export function WhereNow({ saved }: { saved: boolean }) {
  const { t } = useTranslation('account');
  const profile = useAppSelector(selectUser)?.profile;
  const placeName = usePlaceName();
  if (!profile) return null;
  const place = placeName(profile);
  return (
    <p className="where-now">
      <Icon as={MapPin} />
      <output>{saved ? t('location.saved', { place }) : t('location.now', { place })}</output>
    </p>
  );
}
