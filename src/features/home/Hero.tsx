/** The first thing a visitor sees: one sentence, one action, three facts that answer three doubts. */
import { Coins, LockKeyhole, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { Icon } from '@/ui/Icon';
import { HomeActions } from './HomeActions';
import { PortraitWall } from './PortraitWall';
import { useHomeWay } from './useHomeWay';

/** Words on the left and portraits on the right; on phones the portraits stand above the words. */
export function Hero() {
  const { t } = useTranslation('home');
  const { kind } = useHomeWay();
  const age = useLeastAge();
  return (
    <section className="home-hero" aria-labelledby="home-title">
      <PortraitWall />
      <div className="page">
        <div className="home-words">
          <h1 className="hero" id="home-title" tabIndex={-1}>
            {t('hero.title')} <em>{t('hero.accent')}</em>
          </h1>
          <p className="home-lead">
            {t('hero.lead')} <span>{kind === 'open' ? t('hero.leadMore') : t('hero.leadPay')}</span>
          </p>
          <HomeActions />
          <ul className="home-trust" aria-label={t('trust.title')}>
            <li>
              <Icon as={ShieldCheck} />
              {t('trust.adults', { age })}
            </li>
            <li>
              <Icon as={LockKeyhole} />
              {t('trust.privacy')}
            </li>
            <li>
              <Icon as={Coins} />
              {t('trust.payment')}
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
