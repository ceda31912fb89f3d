/** The picture of a landing's member; without one, the first letter of the name holds its place. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Portrait } from '@/ui/Portrait';

interface LandingPortraitProps {
  profile: Pick<Profile, 'name' | 'main_image'>;
  className?: string;
  /** The page's main picture: fetched before all others. */
  priority?: boolean;
  children?: ReactNode;
}

export function LandingPortrait({ profile, className, priority = false, children }: LandingPortraitProps) {
  const { t } = useTranslation('landings');
  const imageUrl = useImageUrl();
  const src = imageUrl(profile.main_image?.filename);
  if (src === null) {
    return (
      <span className={`portrait landing-initial ${className ?? ''}`}>
        <span aria-hidden="true">{Array.from(profile.name)[0]}</span>
        {children}
      </span>
    );
  }
  return (
    <Portrait className={className} src={src} alt={t('photo', { name: profile.name })} priority={priority}>
      {children}
    </Portrait>
  );
}
