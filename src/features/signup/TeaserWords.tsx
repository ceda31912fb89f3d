/** Who is waiting to be greeted: name, age and place; online only when it is so, fictional always in words. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { OnlineDot } from '@/ui/OnlineDot';

export function TeaserWords({
  profile: { name, age, city, region, online, fictional },
}: {
  profile: Profile;
}) {
  const { t } = useTranslation('auth');
  const place = city ?? region;
  return (
    <>
      <p className="teaser-line">
        {online && <OnlineDot label={t('teaser.online')} />}
        <span>
          {name}, {age}
          {place !== null && ` · ${place}`}
        </span>
      </p>
      {fictional && (
        <p className="teaser-line">
          <Icon as={Drama} size={18} />
          {t('teaser.fictional')}
        </p>
      )}
    </>
  );
}
