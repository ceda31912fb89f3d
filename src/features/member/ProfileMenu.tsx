/** What else can be done with a member: a gift, hiding, reporting, blocking. */
import { Ban, Ellipsis, Eye, EyeOff, Flag, Gift, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { modalOpened } from '@/core/modals/modalsSlice';
import type { Profile } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { MenuItem } from '@/ui/MenuItem';
import type { AsideControl } from './useAside';
import type { BlockControl } from './useBlocked';

interface ProfileMenuProps {
  profile: Pick<Profile, 'id' | 'name'>;
  aside: AsideControl;
  block: BlockControl;
}

export function ProfileMenu({ profile: { id, name }, aside, block }: ProfileMenuProps) {
  const { t } = useTranslation('members');
  const dispatch = useAppDispatch();
  return (
    <Menu
      align="end"
      label={t('profile.menu', { name })}
      triggerClass={iconButtonClass('dark')}
      trigger={<Icon as={Ellipsis} size={24} />}
    >
      {!block.blocked && (
        <>
          <MenuItem
            icon={<Icon as={Gift} />}
            onSelect={() => dispatch(modalOpened({ name: 'gift', profile: id }))}
          >
            {t('profile.gift')}
          </MenuItem>
          {/* Whoever was passed in the game is in search still. */}
          {aside.kind === 'hidden' ? (
            <MenuItem icon={<Icon as={Eye} />} onSelect={aside.bringBack}>
              {t('profile.bringBack')}
            </MenuItem>
          ) : (
            <MenuItem icon={<Icon as={EyeOff} />} onSelect={aside.hide}>
              {t('profile.hide')}
            </MenuItem>
          )}
        </>
      )}
      <MenuItem
        icon={<Icon as={Flag} />}
        onSelect={() => dispatch(modalOpened({ name: 'report', profile: id }))}
      >
        {t('profile.report', { name })}
      </MenuItem>
      {block.blocked ? (
        <MenuItem icon={<Icon as={Undo2} />} onSelect={block.unblock}>
          {t('profile.unblock', { name })}
        </MenuItem>
      ) : (
        <MenuItem
          danger
          icon={<Icon as={Ban} />}
          onSelect={() => dispatch(modalOpened({ name: 'block', profile: id }))}
        >
          {t('profile.block', { name })}
        </MenuItem>
      )}
    </Menu>
  );
}
