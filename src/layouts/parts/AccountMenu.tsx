/** The account dropdown: My profile, Settings, Logout, with name and picture (spec 2). */
import { ChevronDown, LogOut, Settings, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useLogout } from '@/core/auth/useLogout';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { Menu } from '@/ui/Menu';
import { MenuItem, menuItemProps } from '@/ui/MenuItem';

export function AccountMenu() {
  const { t } = useTranslation();
  const leave = useLogout();
  const imageUrl = useImageUrl();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  const { name, main_image } = user.profile;

  return (
    <Menu
      align="end"
      label={t('nav.account', { name })}
      triggerClass="account-trigger"
      trigger={
        <>
          <Avatar src={imageUrl(main_image?.thumb_filename)} name={name} size={40} />
          <Icon as={ChevronDown} size={16} />
        </>
      }
    >
      <p className="menu-head">{name}</p>
      <Link to={path('profile')} {...menuItemProps}>
        <Icon as={User} />
        {t('nav.myProfile')}
      </Link>
      <Link to={path('settings')} {...menuItemProps}>
        <Icon as={Settings} />
        {t('nav.settings')}
      </Link>
      <hr className="menu-rule" />
      <MenuItem icon={<Icon as={LogOut} />} onSelect={() => void leave()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
