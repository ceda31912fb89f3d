/** Who runs the site: name, address, registration and the ways to reach them (spec 9). */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SITE_NAME } from '@/config/site';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useCompanyQuery } from '@/core/lookups/companyApi';
import type { Company } from '@/core/lookups/companyApi';
import { useCompany } from '@/core/lookups/useCompany';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/dialNumber';
import { useFormats } from '@/i18n/useFormats';
import { hashName } from '@/lib/hashName';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { COMPANY } from './companyAnchor';
import './company.scss';

export function CompanyBlock() {
  const { t } = useTranslation(['documents', 'common']);
  const settings = useAppSelector(selectSettings);
  const company = useCompany();
  const { error, isError, isFetching, refetch } = useCompanyQuery();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever followed the link to it goes on from there; the scroll is the navigation's.
  useEffect(() => {
    if (hashName(location.hash) === COMPANY) title.current?.focus({ preventScroll: true });
  }, [location]);
  useBackOnline(() => {
    if (isError) void refetch();
  });
  return (
    <section className="company" id={COMPANY} aria-labelledby="company-title">
      <h2 id="company-title" className="h4" tabIndex={-1} ref={title}>
        {t('company.title', { site: settings?.name ?? SITE_NAME })}
      </h2>
      {/* It stays while it is asked for again: with it would go the button that was pressed. */}
      {company === null && error !== undefined && (
        <div role="alert">
          <p className="muted">{t('company.failed')}</p>
          <Button kind="outline" size="sm" ref={toHeading} busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      {company === null && error === undefined && (
        <div className="company-shape" aria-busy="true">
          <VisuallyHidden>{t('company.loading')}</VisuallyHidden>
          <Skeleton width="70%" height="160px" />
        </div>
      )}
      {company !== null && <Facts company={company} email={settings?.support_email ?? ''} />}
    </section>
  );
}

/** What the server leaves empty is left out, name and all. */
function Facts({ company, email }: { company: Company; email: string }) {
  const { t } = useTranslation('documents');
  const { country } = useFormats();
  const { name, tradenames, kvk, vat_numbers, support_phone } = company;
  const address = [company.address, company.city, company.country && country(company.country)];
  const facts: [term: string, text: string, shown?: ReactNode][] = [
    [t('company.name'), name],
    // A name that stands above already says nothing more.
    [t('company.tradenames'), tradenames.filter((other) => other !== name).join(', ')],
    [t('company.address'), address.filter(Boolean).join(', ')],
    [t('company.kvk'), kvk],
    [t('company.vat'), vat_numbers.join(', ')],
    [
      t('company.phone'),
      support_phone,
      <a key="phone" href={`tel:${dialNumber(support_phone)}`}>
        {support_phone}
      </a>,
    ],
    [
      t('company.email'),
      email,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ];
  return (
    <dl>
      {facts
        .filter(([, text]) => text !== '')
        .map(([term, text, shown]) => (
          <Fact key={term} term={term}>
            {shown ?? text}
          </Fact>
        ))}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
