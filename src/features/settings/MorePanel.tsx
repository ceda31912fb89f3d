/** The settings that have pages of their own. */
import { Bell, ChevronRight, MapPin, ReceiptText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';
import { SettingsPanel } from './SettingsPanel';
import './more.scss';

export function MorePanel() {
  const { t } = useTranslation(['account', 'pages']);
  return (
    <SettingsPanel part="more" title={t('settings.more.title')}>
      <ul className="setting-links">
        <More
          to={path('notifications')}
          icon={Bell}
          title={t('pages:titles.notifications')}
          text={t('settings.more.notifications')}
        />
        <More
          to={path('settingsLocation')}
          icon={MapPin}
          title={t('pages:titles.settingsLocation')}
          text={t('settings.more.location')}
        />
        <More
          to={path('transactions')}
          icon={ReceiptText}
          title={t('pages:titles.transactions')}
          text={t('settings.more.transactions')}
        />
      </ul>
    </SettingsPanel>
  );
}

interface MoreProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function More({ to, icon, title, text }: MoreProps) {
  return (
    <li>
      <Link to={to}>
        <Icon as={icon} />
        <span className="grow">
          <strong>{title}</strong>
          <span className="small muted">{text}</span>
        </span>
        <Icon as={ChevronRight} />
      </Link>
    </li>
  );
}
