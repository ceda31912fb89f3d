/** The member, large, among similar members; each with name and age, fictional ones in words. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import type { Profile } from '@/domain/model';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { LandingPortrait } from './LandingPortrait';
import { FictionalLabel, LandingWho } from './LandingWho';
import type { LandingPeople } from './landingMember';

/** Beside the large picture, and below it from where there is room; any other number would leave a hole. */
const FEW = 2;
const MANY = 5;

export function Mosaic({ profile, related }: LandingPeople) {
  const { t } = useTranslation('landings');
  const pictured = related.filter(({ main_image }) => main_image !== null);
  const count = [MANY, FEW].find((most) => pictured.length >= most) ?? 0;
  // Down the column and back along the row: those who follow each other stand side by side, and the server, which keeps
  // like pictures apart in its list, keeps them apart here, too.
  const others = [...pictured.slice(0, FEW), ...pictured.slice(FEW, count).toReversed()].slice(0, count);
  return (
    <div className={clsx('mosaic', count === FEW && 'mosaic-few', count === 0 && 'mosaic-one')}>
      <LandingPortrait className="mosaic-main" profile={profile} priority>
        {profile.fictional && <FictionalLabel />}
        <span className="mosaic-name">
          <LandingWho profile={profile} start="name" brief />
        </span>
      </LandingPortrait>
      {count > 0 && (
        <ul aria-label={t('mosaic.others')}>
          {others.map((other) => (
            <li key={other.id}>
              <Other profile={other} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Other({ profile }: { profile: Profile }) {
  const { t } = useTranslation('common');
  return (
    <LandingPortrait profile={profile}>
      {profile.fictional && (
        <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('status.fictional')}</GlassLabel>
      )}
      <span className="mosaic-name">
        {profile.name}, {profile.age}
      </span>
    </LandingPortrait>
  );
}
