/** Who runs the site, with every way to reach them, as the law wants it on each page (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/dialNumber';
import { useAppSelector } from '@/store/hooks';

/** Its place is there before the settings are. What the settings leave empty is left out. */
export function FooterCompany() {
  const { t } = useTranslation();
  const settings = useAppSelector(selectSettings);
  if (!settings) return <address />;
  const { company_name, address, city, kvk, support_email, support_phone } = settings;
  const numbers = settings.vat_numbers.join(', ');
  const lines = [
    address,
    city,
    kvk && t('footer.kvk', { number: kvk }),
    numbers && t('footer.vat', { numbers }),
  ];
  return (
    <address>
      <strong>{company_name}</strong>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
      {support_email && <a href={`mailto:${support_email}`}>{support_email}</a>}
      {support_phone && <a href={`tel:${dialNumber(support_phone)}`}>{support_phone}</a>}
    </address>
  );
}
