/**
 * The welcome offer, told with its end (spec 1, 9), to whom it applies: whoever can still join. No price stands here: prices come
 * from the server.
 */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TIME_BONUS_PERCENTAGE, TIME_LEFT_VALUE_HOURS } from '@/config/limits';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { useHomeWay } from './useHomeWay';

export function WelcomeOffer() {
  const { t } = useTranslation('home');
  const { kind } = useHomeWay();
  if (kind !== 'open') return null;
  return (
    <section className="page home-section" aria-labelledby="offer-title">
      <div className="home-offer on-navy">
        <div>
          <h2 id="offer-title">{t('offer.title')}</h2>
          <p className="home-offer-lead">
            {t('offer.text', { percent: TIME_BONUS_PERCENTAGE, hours: TIME_LEFT_VALUE_HOURS })}
          </p>
          <p>{t('offer.terms')}</p>
        </div>
        <Link className={buttonClass({ kind: 'white', size: 'lg' })} to={path('pricing')}>
          {t('offer.pricing')}
        </Link>
      </div>
    </section>
  );
}
