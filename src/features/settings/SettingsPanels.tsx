/** What a member decides about the account, one panel for each thing that is saved by itself (spec 2). */
import type { ReactNode } from 'react';
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { AppearancePanel } from './AppearancePanel';
import { EmailPanel } from './EmailPanel';
import { LanguagePanel } from './LanguagePanel';
import { MorePanel } from './MorePanel';
import { PasswordPanel } from './PasswordPanel';
import { useNamedPart } from './useNamedPart';
import './settings.scss';
import { SettingsSheet } from './SettingsSheet';

/**
 * The first panels; nothing while nobody is here.
 * @param children the further ones, which may come a moment later
 */
export function SettingsPanels({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUser);
  useNamedPart();
  if (!user) return null;
  return (
    <div className="settings">
      <div className="settings-part">
        <EmailPanel key={`email-${user.id}`} user={user} />
        <PasswordPanel key={`password-${user.id}`} email={user.email} />
        <SettingsSheet>
          <LanguagePanel />
          <AppearancePanel />
        </SettingsSheet>
        <MorePanel />
      </div>
      {children}
    </div>
  );
}
