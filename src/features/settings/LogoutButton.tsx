/** The way out of this session, at the end of the settings. */
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '@/core/auth/useLogout';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

export function LogoutButton() {
  const { t } = useTranslation(['account', 'common']);
  const leave = useLogout();
  return (
    <div className="setting-logout">
      <Button kind="outline" icon={<Icon as={LogOut} />} onClick={() => void leave()}>
        {t('common:nav.logout')}
      </Button>
      <p className="small muted">{t('settings.logout.text')}</p>
    </div>
  );
}
