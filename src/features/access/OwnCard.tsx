/** The new member as others see them, and the way to the rest of the profile (spec 2: sign-up profile card). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { ProfileDetails } from '@/domain/model';
import { Avatar } from '@/ui/Avatar';
import { buttonClass } from '@/ui/buttonClass';
import { Panel } from '@/ui/Panel';
import './access.scss';

export function OwnCard({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('access');
  const imageUrl = useImageUrl();
  const { name, age, city, region, main_image } = profile;
  const place = city ?? region;
  return (
    <Panel>
      <Avatar src={imageUrl(main_image?.filename)} name={name} size={72} />
      <div className="access-card-words">
        <h2>
          {name}, {age}
        </h2>
        {place !== null && <p className="muted small">{place}</p>}
        <p>{t('confirmed.profileText')}</p>
        <Link className={buttonClass({ kind: 'outline' })} to={path('profile')}>
          {t('confirmed.profileAction')}
        </Link>
      </div>
    </Panel>
  );
}
