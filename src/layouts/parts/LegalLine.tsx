/** For whom the site is, and what the law wants within reach, also where a page has no footer: one quiet line. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { CookieChoices } from '@/core/consent/CookieChoices';
import { useLeastAge } from '@/core/settings/useLeastAge';
import './legalLine.scss';

export function LegalLine() {
  const { t } = useTranslation();
  const min_age = useLeastAge();
  return (
    <footer className="legal-line">
      <span>{t('footer.adults', { min_age })}</span>
      <Link to={path('terms')}>{t('footer.terms')}</Link>
      <Link to={path('privacy')}>{t('footer.privacy')}</Link>
      <CookieChoices />
      <Link to={{ pathname: path('service'), hash: '#company' }}>{t('footer.imprint')}</Link>
    </footer>
  );
}
