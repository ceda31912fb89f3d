/** The address of the account: which it is, whether it is confirmed, and another one. */
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/model';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { ConfirmAgain } from './ConfirmAgain';
import { EmailForm } from './EmailForm';
import { SettingsPanel } from './SettingsPanel';

export function EmailPanel({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const isConfirmed = user.status !== 'not_confirmed';
  return (
    <SettingsPanel part="email" title={t('settings.email.title')}>
      <div className="setting-now">
        <p>
          <span className="muted small">{t('settings.email.now')}</span>
          <strong>{user.email}</strong>
        </p>
        {isConfirmed ? (
          <Chip tone="cyan" icon={<Icon as={BadgeCheck} size={16} />}>
            {t('settings.email.confirmed')}
          </Chip>
        ) : (
          <Chip tone="dashed">{t('settings.email.notConfirmed')}</Chip>
        )}
      </div>
      {!isConfirmed && <ConfirmAgain email={user.email} />}
      {/* Another account, another form: what was typed belongs to one. */}
      <EmailForm key={user.id} user={user} />
    </SettingsPanel>
  );
}
