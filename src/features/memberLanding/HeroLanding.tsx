/** `/members/:id/landing`: one photo, the member's own words, one action (spec 2). */
import { useTranslation } from 'react-i18next';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { ProfileDetails } from '@/domain/model';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { FictionalLabel, FictionalNote, LandingWho } from './LandingWho';
import { GeneralLanding } from './GeneralLanding';
import { LandingAction } from './LandingAction';
import { LandingPortrait } from './LandingPortrait';
import { teaserWords } from './teaserWords';
import { useLandingMember } from './useLandingMember';
import { useLandingWay } from './useLandingWay';
import './landing.scss';
import './heroLanding.scss';

const QUOTE_MOST_CHARACTERS = 140;

export function HeroLanding({ id }: { id: string }) {
  const member = useLandingMember(id);
  if (member.status === 'here') return <Hero profile={member.profile} />;
  if (member.status === 'waiting') return <HeroBones />;
  return <GeneralLanding member={member} />;
}

function Hero({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('landings');
  const way = useLandingWay(profile);
  const { showsField } = useVisibleParts();
  const { name, fictional, about } = profile;
  const [words] = teaserWords(showsField('about') ? about : null, 1, QUOTE_MOST_CHARACTERS);
  return (
    <section className="hero-landing">
      <div className="hero-landing-photo">
        <LandingPortrait profile={profile} priority>
          {fictional && <FictionalLabel />}
        </LandingPortrait>
      </div>
      <div className="hero-landing-head">
        <h1 className="hero-lander" tabIndex={-1}>
          {t('hero.title', { name })}
        </h1>
        <LandingWho profile={profile} start="age" />
      </div>
      {words !== undefined && (
        <figure className="hero-landing-card">
          <blockquote dir="auto">{t('quote', { text: words })}</blockquote>
          <figcaption>{t('fromProfile', { name })}</figcaption>
        </figure>
      )}
      <div className="hero-landing-foot">
        <p className="landing-invite">{t('invite', { name })}</p>
        <FictionalNote profile={profile} />
        <LandingAction member={profile} way={way}>
          <Button kind="hot" size="lg" onClick={way.start}>
            {t('action.hello', { name })}
          </Button>
        </LandingAction>
      </div>
    </section>
  );
}

/** Of the same shape, so that nothing moves when the member is here. */
function HeroBones() {
  const { t } = useTranslation('landings');
  return (
    <section className="hero-landing" aria-busy="true">
      <div className="hero-landing-photo">
        <span className="portrait" />
      </div>
      <div className="hero-landing-head">
        <h1 className="visually-hidden" tabIndex={-1}>
          {t('loading')}
        </h1>
        <Skeleton width="min(100%, 22rem)" height="3.4rem" />
        <Skeleton width="10rem" />
      </div>
      <div className="hero-landing-foot">
        <Skeleton width="16rem" />
        <Skeleton width="14rem" height="52px" />
      </div>
    </section>
  );
}
