/** What tells of a message, who sees a member, who is blocked, and the site as an app. */
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { BlockedPanel } from './BlockedPanel';
import type { ConsentQuestion } from './ConsentState';
import { InstallPanel } from './InstallPanel';
import { PrivacyPanel } from './PrivacyPanel';
import { SignalsPanel } from './SignalsPanel';
import { SettingsSheet } from './SettingsSheet';

/** @param Question asks for the consent, with an explicit answer */
export function FurtherPanels({ Question }: { Question: ConsentQuestion }) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <SignalsPanel />
      <SettingsSheet>
        <PrivacyPanel user={user} Question={Question} />
        <BlockedPanel viewer={user.id} />
      </SettingsSheet>
      <InstallPanel />
    </>
  );
}
