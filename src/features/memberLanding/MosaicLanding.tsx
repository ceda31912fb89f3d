/** `/members/:id/landing2/:slug?`: many faces and three questions (spec 2). */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { FictionalNote } from './LandingWho';
import { GeneralLanding } from './GeneralLanding';
import { LandingAction } from './LandingAction';
import type { LandingPeople } from './landingMember';
import { Mosaic } from './Mosaic';
import { Questions } from './Questions';
import type { Answers } from './questions';
import { useLandingMember } from './useLandingMember';
import { useLandingWay } from './useLandingWay';
import './landing.scss';
import './mosaicLanding.scss';

interface MosaicLandingProps {
  id: string;
  /** Puts the answers where the sign-up finds them; resolves in any case. */
  keepAnswers: (answers: Answers) => Promise<void>;
}

export function MosaicLanding({ id, keepAnswers }: MosaicLandingProps) {
  const member = useLandingMember(id);
  if (member.status === 'here') return <Faces {...member} keepAnswers={keepAnswers} />;
  if (member.status === 'waiting') return <MosaicBones />;
  return <GeneralLanding member={member} />;
}

function Faces({ profile, related, keepAnswers }: LandingPeople & Pick<MosaicLandingProps, 'keepAnswers'>) {
  const { t } = useTranslation('landings');
  const way = useLandingWay(profile);
  const { name } = profile;
  const goOn = async (answers: Answers): Promise<void> => {
    await keepAnswers(answers);
    way.start();
  };
  return (
    <section className="mosaic-landing">
      <Mosaic profile={profile} related={related} />
      <div className="mosaic-words">
        <h1 tabIndex={-1}>{way.kind === 'open' ? t('mosaic.title') : t('invite', { name })}</h1>
        {way.kind === 'open' && <p className="lead">{t('mosaic.lead', { name })}</p>}
        <FictionalNote profile={profile} />
        <LandingAction member={profile} way={way}>
          <Questions name={name} onAnswered={(answers) => void goOn(answers)} />
        </LandingAction>
        <p className="caption">{t('mosaic.fictional')}</p>
      </div>
    </section>
  );
}

function MosaicBones() {
  const { t } = useTranslation('landings');
  return (
    <section className="mosaic-landing" aria-busy="true">
      <div className="mosaic mosaic-few">
        <span className="portrait mosaic-main" />
        <span className="portrait" />
        <span className="portrait" />
      </div>
      <div className="mosaic-words">
        <h1 className="visually-hidden" tabIndex={-1}>
          {t('loading')}
        </h1>
        <Skeleton width="min(100%, 20rem)" height="2.4rem" />
        <Skeleton height="14rem" />
      </div>
    </section>
  );
}
