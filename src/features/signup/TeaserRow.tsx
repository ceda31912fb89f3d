/** The teaser where there is no night panel: a row above the form. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { Avatar } from '@/ui/Avatar';
import { TeaserWords } from './TeaserWords';

/** Shown below 992 px only, or `always` where no panel stands beside it. */
export function TeaserRow({ profile, always = false }: { profile: Profile; always?: boolean }) {
  const { t } = useTranslation('auth');
  const imageUrl = useImageUrl();
  return (
    <div className={clsx('teaser-row', !always && 'teaser-row-narrow')}>
      <Avatar src={imageUrl(profile.main_image?.thumb_filename)} name={profile.name} size={64} />
      <div>
        <p className="strong">{t('teaser.title', { name: profile.name })}</p>
        <div className="muted">
          <TeaserWords profile={profile} />
        </div>
      </div>
    </div>
  );
}
