/** Why a gift was not sent, each reason with its own way on (spec 8). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { FREE_CONVERSATIONS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Profile } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

interface WayOut {
  /** Id of the member whose profile the shop leads back to. */
  profile: string;
  onLeave: () => void;
}

/** To the packages, and back to the open dialog afterwards. */
function ShopLink({ profile, onLeave, children }: WayOut & { children: ReactNode }) {
  const paid = useAppSelector(selectPaidUser);
  const back = `${path('member', { id: profile })}?gift=1`;
  return (
    <Link
      className={buttonClass({ kind: 'link', size: 'sm' })}
      to={`${path(paid ? 'credits' : 'premium')}?next=${encodeURIComponent(back)}`}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}

export function NotEnough(way: WayOut) {
  const { t } = useTranslation('safety');
  const paid = useAppSelector(selectPaidUser);
  return (
    <Alert
      tone="amber"
      action={<ShopLink {...way}>{paid ? t('gift.topUp') : t('gift.getPremium')}</ShopLink>}
    >
      {t('gift.notEnough')}
    </Alert>
  );
}

interface GiftProblemProps {
  failure: Failure;
  profile: Pick<Profile, 'id' | 'name'>;
  onLeave: () => void;
}

export function GiftProblem({ failure, profile: { id, name }, onLeave }: GiftProblemProps) {
  const { t } = useTranslation('safety');
  const failureText = useFailureText();
  switch (refusalCode(failure)) {
    case 'not_enough_credits':
      return <NotEnough profile={id} onLeave={onLeave} />;
    case 'premium_only':
      return (
        <Alert
          tone="amber"
          action={
            <ShopLink profile={id} onLeave={onLeave}>
              {t('gift.getPremium')}
            </ShopLink>
          }
        >
          {failureText(failure)}. {t('gift.conversations', { count: FREE_CONVERSATIONS })}
        </Alert>
      );
    case 'blocked_by':
      return <Alert tone="red">{failureText(failure)}</Alert>;
    case 'blocked':
      return <Alert tone="red">{t('gift.closed', { name })}</Alert>;
    case 'not_found':
      return <Alert tone="red">{t('gift.gone', { name })}</Alert>;
    default:
      return failure.kind === 'refused' ? (
        <Alert tone="red">{t('gift.failed', { reason: failureText(failure) })}</Alert>
      ) : (
        <Alert tone="red">{t('gift.unsure', { reason: failureText(failure) })}</Alert>
      );
  }
}
