/** The first thing a visitor sees: one sentence, one action, three facts that answer three doubts. */
import { Coins, LockKeyhole, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { PortraitWall } from './PortraitWall';

/** Words on the left and portraits on the right; on phones the portraits stand above the words. */
export function Hero() {
  const { t } = useTranslation('home');
  const join = useSignupAction();
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <section className="home-hero" aria-labelledby="home-title">
      <PortraitWall />
      <div className="page">
        <div className="home-words">
          <h1 className="hero" id="home-title" tabIndex={-1}>
            {t('hero.title')} <em>{t('hero.accent')}</em>
          </h1>
          <p className="home-lead">
            {t('hero.lead')} <span>{t('hero.leadMore')}</span>
          </p>
          <div className="home-actions">
            {loggedIn ? (
              <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('members')}>
                {t('hero.members')}
              </Link>
            ) : (
              <>
                <Button kind="hot" size="lg" onClick={() => join()}>
                  {t('hero.join')}
                </Button>
                <Link className={buttonClass({ kind: 'outline', size: 'lg' })} to={path('login')}>
                  {t('hero.login')}
                </Link>
              </>
            )}
          </div>
          <ul className="home-trust" aria-label={t('trust.title')}>
            <li>
              <Icon as={ShieldCheck} />
              {t('trust.adults')}
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
