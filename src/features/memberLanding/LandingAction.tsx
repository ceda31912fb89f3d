/** The one action of a landing, by who looks at it and whether sign-up is open (spec 2, 4). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { isShut } from '@/core/navigation/wayIn';
import type { Profile } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { AdultsLine } from './AdultsLine';
import type { LandingWay } from './useLandingWay';

interface LandingActionProps {
  /** Null where there is nobody to show. */
  member: Pick<Profile, 'id' | 'name'> | null;
  way: LandingWay;
  /** What a visitor sees while sign-up is open. */
  children: ReactNode;
}

export function LandingAction({ member, way, children }: LandingActionProps) {
  if (way.kind === 'member') return <MemberLinks member={member} />;
  if (isShut(way.kind)) return <ByInvitation way={way} />;
  return (
    <div className="landing-action">
      {children}
      <AdultsLine />
    </div>
  );
}

function MemberLinks({ member }: Pick<LandingActionProps, 'member'>) {
  const { t } = useTranslation('landings');
  const own = useAppSelector(selectOwnProfileId);
  const hot = buttonClass({ kind: 'hot', size: 'lg' });
  return (
    <div className="landing-action landing-links">
      {member === null && (
        <Link className={hot} to={path('members')}>
          {t('action.search')}
        </Link>
      )}
      {member?.id === own && member !== null && (
        <Link className={hot} to={path('profile')}>
          {t('action.ownProfile')}
        </Link>
      )}
      {member !== null && member.id !== own && (
        <>
          <Link className={hot} to={path('memberChat', { id: member.id })}>
            {t('action.hello', { name: member.name })}
          </Link>
          <Link
            className={buttonClass({ kind: 'outline', size: 'lg' })}
            to={path('member', { id: member.id })}
          >
            {t('action.profile')}
          </Link>
        </>
      )}
    </div>
  );
}

/** An invitation link is spoken of only where it opens the sign-up. */
function ByInvitation({ way: { kind, loginTo } }: Pick<LandingActionProps, 'way'>) {
  const { t } = useTranslation(['landings', 'errors']);
  return (
    <div className="landing-action">
      <p className="landing-closed">
        <strong>{t('errors:signups_closed')}</strong> {kind === 'byLink' && t('closed.text')}
      </p>
      <Link className={buttonClass({ kind: 'white', size: 'lg' })} to={loginTo}>
        {t('action.login')}
      </Link>
      <AdultsLine bare />
    </div>
  );
}
