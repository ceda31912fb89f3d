/** Who runs the site, with every way to reach them, as the law wants it on each page (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/dialNumber';
import { useAppSelector } from '@/store/hooks';

/** Its place is there before the settings are. What the settings leave empty is left out. */
export function FooterCompany() {
  const { t } = useTranslation();
  const settings = useAppSelector(selectSettings);
  return (
    <address>
      {settings && (
        <>
          <strong>{settings.company_name}</strong>
          <span>{settings.address}</span>
          <span>{settings.city}</span>
          {settings.kvk !== '' && <span>{t('footer.kvk', { number: settings.kvk })}</span>}
          {settings.vat_numbers.length > 0 && (
            <span>{t('footer.vat', { numbers: settings.vat_numbers.join(', ') })}</span>
          )}
          <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
          <a href={`tel:${dialNumber(settings.support_phone)}`}>{settings.support_phone}</a>
        </>
      )}
    </address>
  );
}
