/** What one can do on a profile: like, take the like back, write, give. On phones the same stands in a bar at the bottom. */
import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import type { ButtonKind } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { GiftButton } from './GiftButton';

interface ProfileActionsProps {
  profile: Pick<Profile, 'id' | 'name'>;
  like: { liked: boolean; busy: boolean; toggle: () => void };
}

/** The buttons under the name, from 768 px. */
export function ProfileActions({ profile, like }: ProfileActionsProps) {
  const { t } = useTranslation('members');
  const { name } = profile;
  return (
    <div className="profile-actions">
      <Button
        kind={like.liked ? 'outline' : 'hot'}
        size="lg"
        icon={<Icon as={Heart} filled={like.liked} />}
        aria-disabled={like.busy || undefined}
        onClick={like.toggle}
      >
        {like.liked ? t('profile.unlike', { name }) : t('profile.like', { name })}
      </Button>
      <MessageLink profile={profile} kind={like.liked ? 'hot' : 'dark'}>
        {t('profile.message')}
      </MessageLink>
      <GiftButton profile={profile.id} />
    </div>
  );
}

/** The bar at the bottom of phones. */
export function ProfileBar({ profile, like }: ProfileActionsProps) {
  const { t } = useTranslation('members');
  const { name } = profile;
  return (
    <div className="pay-bar profile-bar">
      <GiftButton profile={profile.id} />
      <IconButton
        kind="outline"
        size="lg"
        tip="none"
        label={like.liked ? t('profile.unlike', { name }) : t('profile.like', { name })}
        icon={<Icon as={Heart} filled={like.liked} />}
        aria-disabled={like.busy || undefined}
        onClick={like.toggle}
      />
      <MessageLink profile={profile} kind="hot">
        {t('profile.messageShort')}
      </MessageLink>
    </div>
  );
}

/** A link for members; a visitor is asked to log in first (spec 6). */
function MessageLink({
  profile,
  kind,
  children,
}: Pick<ProfileActionsProps, 'profile'> & { kind: ButtonKind; children: string }) {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  const to = path('memberChat', { id: profile.id });
  const { pathname } = useLocation();
  const icon = <Icon as={MessageCircle} />;
  if (loggedIn) {
    return (
      <Link className={buttonClass({ kind, size: 'lg' })} to={to} state={{ from: pathname }}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <Button
      kind={kind}
      size="lg"
      icon={icon}
      onClick={() =>
        dispatch(modalOpened({ name: 'loginRequired', reason: 'chat', profile: profile.id, next: to }))
      }
    >
      {children}
    </Button>
  );
}
