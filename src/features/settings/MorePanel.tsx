/** The way to what was bought and spent, which has a page of its own: the whole panel leads there. */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';
import { SettingsPanel } from './SettingsPanel';

export function MorePanel() {
  const { t } = useTranslation(['account', 'pages']);
  return (
    <SettingsPanel
      part="more"
      title={
        <Link className="setting-link" to={path('transactions')}>
          {t('pages:titles.transactions')}
        </Link>
      }
      aside={<Icon as={ChevronRight} />}
    >
      <p>{t('settings.more.transactions')}</p>
    </SettingsPanel>
  );
}
