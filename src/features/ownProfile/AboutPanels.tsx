/** Everything a member says about themselves, each part with its own button; a part of which nothing would be shown is left out. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Panel } from '@/ui/Panel';
import { FixedDetails } from './FixedDetails';
import { askedFields } from './profileFields';
import type { ProfilePart } from './profileFields';
import { ProfilePartForm } from './ProfilePartForm';
import { ShownNotes } from './ShownNotes';

/** Nothing while nobody is here. */
export function AboutPanels() {
  const { t } = useTranslation('profile');
  const profile = useAppSelector(selectUser)?.profile;
  if (!profile) return null;
  return (
    <div className="own-panels">
      <PartPanel part="about" title={t('form.parts.about')} />
      <PartPanel part="name" title={t('form.parts.name')}>
        <FixedDetails profile={profile} />
      </PartPanel>
      <PartPanel part="place" title={t('form.parts.place')} />
      <PartPanel part="personal" title={t('form.parts.personal')} />
      <PartPanel part="looks" title={t('form.parts.looks')} />
      <PartPanel part="languages" title={t('form.parts.languages')} />
      <ShownNotes profile={profile} />
    </div>
  );
}

interface PartPanelProps {
  part: ProfilePart;
  title: string;
  children?: ReactNode;
}

function PartPanel({ part, title, children }: PartPanelProps) {
  const id = useId();
  const shown = useAppSelector(selectSettings)?.visible_profile_fields ?? null;
  if (askedFields([part], shown, true).fields.length === 0) return null;
  return (
    <Panel labelledBy={id}>
      <h2 className="own-heading" id={id}>
        {title}
      </h2>
      <ProfilePartForm parts={[part]} />
      {children}
    </Panel>
  );
}
