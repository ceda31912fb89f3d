/** The footer: links, who runs the site, the disclaimer (spec 2). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { SITE_NAME } from '@/config/site';
import { hasWithdrawal } from '@/config/withdrawalCountries';
import { CookieChoices } from '@/core/consent/CookieChoices';
import { selectSettings } from '@/core/settings/settingsSlice';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { Footer } from '@/ui/Footer';
import { FooterCompany } from './FooterCompany';

const link = (to: string, text: string) => (
  <li key={to + text}>
    <Link to={to}>{text}</Link>
  </li>
);

/** @param short what the law asks for alone, for pages with one action */
export function SiteFooter({ short = false }: { short?: boolean }) {
  const { t } = useTranslation();
  const settings = useAppSelector(selectSettings);
  const site = settings?.name ?? SITE_NAME;
  const country = settings?.geoip_country ?? '';
  const about = [
    link(`${path('index')}#how`, t('nav.howItWorks')),
    link(path('pricing'), t('footer.pricing')),
    link(path('ban'), t('footer.ban')),
    link(path('accessibility'), t('footer.accessibility')),
  ];
  const legal = [
    // By the name that the law of the reader's country gives it.
    link(`${path('service')}#company`, t('footer.imprint')),
    link(path('terms'), t('footer.terms')),
    link(path('privacy'), t('footer.privacy')),
    link(path('cookies'), t('footer.cookies')),
    <li key="choices">
      <CookieChoices />
    </li>,
    country === 'US' && [
      link(`${path('privacy')}#us`, t('footer.sell')),
      link(`${path('privacy')}#us`, t('footer.limit')),
    ],
  ];
  const help = [
    link(path('faq'), t('footer.faq')),
    link(path('service'), t('footer.support')),
    link(path('complaints'), t('footer.complaints')),
    link(path('returnPolicy'), t('footer.returnPolicy')),
    hasWithdrawal(country) && link(path('transactions'), t('footer.withdraw')),
  ];
  const groups = [
    { title: t('footer.about'), items: about },
    { title: t('footer.legal'), items: legal },
    { title: t('footer.help'), items: help },
  ];
  return (
    <Footer
      label={t('footer.company')}
      groups={short ? groups.slice(1) : groups}
      aside={<FooterCompany />}
      note={
        <>
          <p>{t('footer.disclaimer', { site })}</p>
          {currentLocale() === 'en' && <p>{t('footer.us', { site })}</p>}
        </>
      }
    />
  );
}
