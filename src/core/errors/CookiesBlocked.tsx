/** Says above a form that leads in why it would lead nowhere: the browser keeps no cookies for the site. */
import { useTranslation } from 'react-i18next';
import { Alert } from '@/ui/Alert';

export function CookiesBlocked() {
  const { t } = useTranslation('auth');
  return <Alert tone="amber">{t('noCookies')}</Alert>;
}
