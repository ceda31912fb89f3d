/** The head of the price list: that it is no subscription, and whose prices these are. */
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/useFormats';
import { useBuyerCountry } from './useBuyerCountry';

export function PricingHead() {
  const { t } = useTranslation('premium');
  const { country } = useFormats();
  const own = useBuyerCountry();
  return (
    <header className="shop-head">
      <h1 tabIndex={-1} className="shop-claim">
        {t('pricing.title')}
      </h1>
      <p className="lead muted">{t('pricing.lead')}</p>
      {/* The line has its room before the country is known. */}
      <p className="caption muted">{own === '' ? '\u00A0' : t('pricing.place', { country: country(own) })}</p>
    </header>
  );
}
