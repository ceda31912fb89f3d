/** The site as an app, what tells of a message, who sees a member, who is blocked, and what has a page of its own. */
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { BlockedPanel } from './BlockedPanel';
import type { ConsentQuestion } from './ConsentState';
import { InstallPanel } from './InstallPanel';
import { MorePanel } from './MorePanel';
import { PrivacyPanel } from './PrivacyPanel';
import { SignalsPanel } from './SignalsPanel';

/** @param Question asks for the consent, with an explicit answer */
export function FurtherPanels({ Question }: { Question: ConsentQuestion }) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <InstallPanel />
      <SignalsPanel />
      <PrivacyPanel user={user} Question={Question} />
      <BlockedPanel viewer={user.id} />
      <MorePanel />
    </>
  );
}
