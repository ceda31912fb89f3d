/** Age and place of a landing's member; online only when it is so, fictional always in words. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { Profile } from '@/domain/model';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { OnlineDot } from '@/ui/OnlineDot';

interface LandingWhoProps {
  profile: Profile;
  /** What stands before the place. */
  start?: 'age' | 'name' | undefined;
  /** The dot says it alone to those who see it. */
  brief?: boolean;
}

export function LandingWho({ profile, start, brief = false }: LandingWhoProps) {
  const { t } = useTranslation('common');
  const { showsNote } = useVisibleParts();
  const { name, age, city, region } = profile;
  const online = profile.online && showsNote('online');
  const who = start === 'name' ? `${name}, ${age}` : start === 'age' ? String(age) : null;
  const label = online ? t('status.onlineNow') : null;
  return (
    <p className="landing-who">
      {online && <OnlineDot label={brief ? t('status.onlineNow') : undefined} />}
      {[who, city ?? region, brief ? null : label].filter(Boolean).join(' · ')}
    </p>
  );
}

export function FictionalLabel() {
  const { t } = useTranslation('landings');
  return <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('fictional')}</GlassLabel>;
}

/** Stands before the action: what writing to a fictional profile means. */
export function FictionalNote({ profile: { fictional, name } }: { profile: Profile }) {
  const { t } = useTranslation('landings');
  if (!fictional) return null;
  return (
    <p className="landing-fictional">
      <Icon as={Drama} />
      {t('fictionalText', { name })}
    </p>
  );
}
