/** The least that a message costs in each country served. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import './compare.scss';
import './pricing.scss';

export function MessageCosts() {
  const { t } = useTranslation('premium');
  const { money, country } = useFormats();
  const settings = useAppSelector(selectSettings);
  const costs = Object.entries(settings?.minimum_message_costs ?? {});
  if (costs.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        {t('pricing.countries.title')}
        <Icon as={ChevronDown} />
      </summary>
      <table className="compare-table num">
        <caption className="visually-hidden">{t('pricing.countries.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pricing.countries.country')}</th>
            <th scope="col">{t('pricing.countries.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(([code, least]) => (
            <tr key={code}>
              <th scope="row">{country(code)}</th>
              <td>{money(least.costs, least.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
