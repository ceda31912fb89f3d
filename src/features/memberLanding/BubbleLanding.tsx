/** `/members/:id/landing3/:slug?`: a conversation that has not begun, over the whole screen (spec 2). */
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import type { ProfileDetails } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { FictionalNote, LandingWho } from './LandingWho';
import { GeneralLanding } from './GeneralLanding';
import { LandingAction } from './LandingAction';
import { LandingPortrait } from './LandingPortrait';
import { teaserWords } from './teaserWords';
import { useLandingMember } from './useLandingMember';
import { useLandingWay } from './useLandingWay';
import './landing.scss';
import './bubbleLanding.scss';
import './bubbleLandingWide.scss';

const MOST_BUBBLES = 2;
const BUBBLE_MOST_CHARACTERS = 120;

export function BubbleLanding({ id }: { id: string }) {
  const member = useLandingMember(id);
  if (member.status === 'here') return <Bubbles profile={member.profile} />;
  if (member.status === 'waiting') return <BubbleBones />;
  return <GeneralLanding member={member} />;
}

function Bubbles({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('landings');
  const way = useLandingWay(profile);
  const { showsField } = useVisibleParts();
  const { name, age, about } = profile;
  const words = teaserWords(showsField('about') ? about : null, MOST_BUBBLES, BUBBLE_MOST_CHARACTERS);
  return (
    <section className="bubble-landing">
      <header className="bubble-landing-head">
        <h1 tabIndex={-1}>
          {name}, {age}
        </h1>
        <LandingWho profile={profile} />
      </header>
      <div className="bubble-landing-log">
        {/* Nobody has written to this visitor: the words are named for what they are. */}
        <p className="bubble-landing-source">{t('fromProfile', { name })}</p>
        <LandingPortrait className="bubble-landing-photo" profile={profile} priority />
        <div className="bubble-landing-talk">
          {words.map((text) => (
            <div key={text} className="bubble-landing-turn">
              <TypingDots />
              <p className="bubble-landing-words" dir="auto">
                {text}
              </p>
            </div>
          ))}
          <p className="bubble-landing-invite">{t('invite', { name })}</p>
        </div>
      </div>
      <div className="bubble-landing-foot">
        <FictionalNote profile={profile} />
        <LandingAction member={profile} way={way}>
          <button type="button" className="bubble-landing-field" data-action onClick={way.start}>
            {t('action.answer', { name })}
            <span className="bubble-landing-send">
              <Icon as={SendHorizontal} />
            </span>
          </button>
        </LandingAction>
      </div>
    </section>
  );
}

/** Decoration before a bubble; the words themselves are there from the start for those who do not see it. */
function TypingDots() {
  return (
    <span className="bubble-landing-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function BubbleBones() {
  const { t } = useTranslation('landings');
  return (
    <section className="bubble-landing" aria-busy="true">
      <header className="bubble-landing-head">
        <h1 className="visually-hidden" tabIndex={-1}>
          {t('loading')}
        </h1>
        <Skeleton width="9rem" height="1.6rem" />
        <Skeleton width="7rem" />
      </header>
      <div className="bubble-landing-log">
        <span className="portrait bubble-landing-photo" />
      </div>
      <div className="bubble-landing-foot">
        <Skeleton height="56px" />
      </div>
    </section>
  );
}
