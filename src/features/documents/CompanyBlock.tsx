/** Who runs the site: name, address, registration and the ways to reach them (spec 9). */
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { useCompanyQuery } from '@/core/lookups/companyApi';
import { useCompany } from '@/core/lookups/useCompany';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/terms';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import './documents.scss';

export function CompanyBlock() {
  const { t } = useTranslation('documents');
  const { country } = useFormats();
  const settings = useAppSelector(selectSettings);
  const company = useCompany();
  const { isError } = useCompanyQuery();
  const email = settings?.support_email;
  return (
    <section className="company" aria-labelledby="company-title">
      <h2 id="company-title" className="h4">
        {t('company.title', { site: settings?.name ?? SITE_NAME })}
      </h2>
      {company === null && isError && <p className="muted">{t('company.failed')}</p>}
      {company === null && !isError && (
        <div className="company-shape" aria-busy="true">
          <VisuallyHidden>{t('company.loading')}</VisuallyHidden>
          <Skeleton width="70%" height="160px" />
        </div>
      )}
      {company !== null && (
        <dl>
          <dt>{t('company.name')}</dt>
          <dd>{company.name}</dd>
          <dt>{t('company.address')}</dt>
          <dd>{`${company.address}, ${company.city}, ${country(company.country)}`}</dd>
          <dt>{t('company.kvk')}</dt>
          <dd>{company.kvk}</dd>
          <dt>{t('company.vat')}</dt>
          <dd>{company.vat_numbers.join(', ')}</dd>
          <dt>{t('company.phone')}</dt>
          <dd>
            <a href={`tel:${dialNumber(company.support_phone)}`}>{company.support_phone}</a>
          </dd>
          {email !== undefined && (
            <>
              <dt>{t('company.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
