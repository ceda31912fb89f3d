/** What premium brings, for somebody who has not bought anything yet (spec 2: get-premium card). */
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PREMIUM_PHOTOS } from '@/config/limits';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import './access.scss';

export function PremiumCard() {
  const { t } = useTranslation('access');
  return (
    <Panel>
      <span className="access-medallion access-medallion-premium">
        <Icon as={Crown} size={32} />
      </span>
      <div className="access-card-words">
        <h2>{t('confirmed.premiumTitle')}</h2>
        <p>{t('confirmed.premiumText', { photos: PREMIUM_PHOTOS })}</p>
        <Link className={buttonClass({ kind: 'premium' })} to={path('premium')}>
          {t('confirmed.premiumAction')}
        </Link>
      </div>
    </Panel>
  );
}
