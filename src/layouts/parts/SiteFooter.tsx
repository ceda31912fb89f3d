/** The footer: links, who runs the site, the disclaimer (spec 2). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { SITE_NAME } from '@/config/site';
import { selectSettings } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/terms';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { Footer } from '@/ui/Footer';

const LINKS = [
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['cookies', 'cookies'],
  ['ban', 'ban'],
  ['pricing', 'pricing'],
  ['complaints', 'complaints'],
  ['returnPolicy', 'returnPolicy'],
  ['faq', 'faq'],
  ['support', 'service'],
] as const satisfies readonly (readonly [string, RouteName])[];

export function SiteFooter() {
  const { t } = useTranslation();
  const settings = useAppSelector(selectSettings);
  const site = settings?.name ?? SITE_NAME;
  return (
    <Footer
      label={t('footer.about')}
      links={LINKS.map(([text, route]) => (
        <li key={route}>
          <Link to={path(route)}>{t(`footer.${text}`)}</Link>
        </li>
      ))}
      note={
        <>
          <p>{t('footer.disclaimer', { site })}</p>
          {currentLocale() === 'en' && <p>{t('footer.us', { site })}</p>}
          {settings && (
            <p>
              {[
                settings.company_name,
                settings.address,
                settings.city,
                t('footer.kvk', { number: settings.kvk }),
              ].join(', ')}
              {', '}
              {t('footer.vat', { numbers: settings.vat_numbers.join(', ') })}
              {', '}
              <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
              {', '}
              <a href={`tel:${dialNumber(settings.support_phone)}`}>{settings.support_phone}</a>
            </p>
          )}
        </>
      }
    />
  );
}
