/** A landing without its member: a general invitation, and quietly why (spec 2). */
import { useTranslation } from 'react-i18next';
import elena from '@/assets/portraits/elena.webp';
import marek from '@/assets/portraits/marek.webp';
import { SITE_NAME } from '@/config/site';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { TiltedPortraits } from '@/ui/TiltedPortraits';
import { LandingAction } from './LandingAction';
import type { LandingMember } from './useLandingMember';
import { useLandingWay } from './useLandingWay';
import './generalLanding.scss';

interface GeneralLandingProps {
  member: Extract<LandingMember, { status: 'absent' | 'failed' }>;
}

/**
 * In place of a "not found": whoever follows an advertisement did not choose the address, and a member may leave or
 * become invisible while it still runs. The invitation stands without them, and nobody learns which of it was so.
 */
export function GeneralLanding({ member }: GeneralLandingProps) {
  const { t } = useTranslation('landings');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  const way = useLandingWay(null);
  return (
    <section className="general-landing">
      <TiltedPortraits portraits={[marek, elena]} look="error" />
      <div>
        <h1 className="hero" tabIndex={-1}>
          {t('general.title')}
        </h1>
        <p className="lead">{t('general.lead', { site })}</p>
        <Reason member={member} />
        <LandingAction member={null} way={way}>
          <Button kind="hot" size="lg" onClick={way.start}>
            {t('action.join')}
          </Button>
        </LandingAction>
        <p className="caption general-landing-drawn">{t('general.drawn')}</p>
      </div>
    </section>
  );
}

function Reason({ member }: GeneralLandingProps) {
  const { t } = useTranslation(['landings', 'common']);
  const failureText = useFailureText();
  useBackOnline(() => {
    if (member.status === 'failed') member.retry();
  });
  if (member.status === 'absent') return <p className="general-landing-reason">{t('general.gone')}</p>;
  return (
    <output className="general-landing-reason">
      {failureText(member.failure)}
      <Button kind="link" onClick={member.retry}>
        {t('common:actions.retry')}
      </Button>
    </output>
  );
}
