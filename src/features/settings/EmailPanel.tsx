/** The address of the account: which it is, whether it is confirmed, and another one. */
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { ConfirmAgain } from './ConfirmAgain';
import { readEmailDraft } from './emailDraft';
import { EmailForm } from './EmailForm';
import { OpenForm } from './OpenForm';
import { SettingsPanel } from './SettingsPanel';
import { useSeldomForm } from './useSeldomForm';

/** Rendered anew for another account: what was typed belongs to one. */
export function EmailPanel({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const isConfirmed = user.status !== 'not_confirmed';
  const [draft] = useState(() => readEmailDraft(user.id));
  const form = useSeldomForm('email', draft.typed !== '');
  return (
    <SettingsPanel
      part="email"
      title={t('settings.email.title')}
      aside={<OpenForm form={form} label={t('settings.email.submit')} />}
    >
      <div className="setting-now">
        <span>{user.email}</span>
        {isConfirmed ? (
          <span className="setting-confirmed">
            <Icon as={BadgeCheck} size={16} />
            {t('settings.email.confirmed')}
          </span>
        ) : (
          <span className="muted">{t('settings.email.notConfirmed')}</span>
        )}
      </div>
      {!isConfirmed && <ConfirmAgain email={user.email} />}
      <EmailForm user={user} draft={draft} form={form} />
    </SettingsPanel>
  );
}
