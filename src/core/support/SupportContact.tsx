/** The ways to customer service, by mail and by phone (spec 8). */
import { Mail, Phone } from 'lucide-react';
import { dialNumber } from '@/domain/dialNumber';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { selectSettings } from '../settings/settingsSlice';
import './support.scss';

/** Nothing until the settings are known; what they leave empty is left out. */
export function SupportContact() {
  const settings = useAppSelector(selectSettings);
  if (!settings) return null;
  const { support_email, support_phone } = settings;
  return (
    <ul className="support-contact">
      {support_email !== '' && (
        <li>
          <a href={`mailto:${support_email}`}>
            <Icon as={Mail} size={18} />
            {support_email}
          </a>
        </li>
      )}
      {support_phone !== '' && (
        <li>
          <a href={`tel:${dialNumber(support_phone)}`}>
            <Icon as={Phone} size={18} />
            {support_phone}
          </a>
        </li>
      )}
    </ul>
  );
}
