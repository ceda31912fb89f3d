/** The way to the gifts; a visitor is asked to log in first and comes back to them (spec 6). */
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

/** @param profile id of the member who gets it */
export function GiftButton({ profile }: { profile: string }) {
  const { t } = useTranslation('members');
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  const next = `${path('member', { id: profile })}?gift=1`;
  return (
    <IconButton
      kind="outline"
      size="lg"
      tip="top"
      label={t('profile.gift')}
      icon={<Icon as={Gift} />}
      aria-haspopup="dialog"
      onClick={() =>
        dispatch(
          loggedIn
            ? modalOpened({ name: 'gift', profile })
            : modalOpened({ name: 'loginRequired', reason: 'gift', profile, next }),
        )
      }
    />
  );
}
