/** What can be done with a photo: buttons where there is room for them, one menu where there is not. */
import { useTranslation } from 'react-i18next';
import { ArrowLeft, ArrowRight, EllipsisVertical, Move, Star, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { MenuItem } from '@/ui/MenuItem';
import { photoMadeMain, photoMoved } from './changeThunks';
import { photoDeleted } from './photosSlice';

/** The move button is the handle of dragging by keyboard as well. */
export interface PhotoHandle {
  ref: (button: HTMLButtonElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  'aria-describedby': string;
}

interface PhotoActionsProps {
  id: string;
  /** From 0. */
  index: number;
  count: number;
  handle: PhotoHandle;
}

export function PhotoActions({ id, index, count, handle }: PhotoActionsProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  const position = index + 1;
  const { ref, ...handleProps } = handle;

  function makeMain(): void {
    dispatch(photoMadeMain(id));
    announce(t('photos.said.main', { position }));
  }
  function moveTo(place: number): void {
    dispatch(photoMoved(id, place));
    announce(t('photos.said.moved', { position: place + 1, count }));
  }
  const remove = () => void dispatch(photoDeleted(id));

  const moves = (
    <>
      <MenuItem icon={<Icon as={ArrowLeft} />} disabled={index === 0} onSelect={() => moveTo(index - 1)}>
        {t('photos.actions.earlier')}
      </MenuItem>
      <MenuItem
        icon={<Icon as={ArrowRight} />}
        disabled={position === count}
        onSelect={() => moveTo(index + 1)}
      >
        {t('photos.actions.later')}
      </MenuItem>
    </>
  );

  return (
    <>
      <div className="photo-buttons">
        {index > 0 && (
          <IconButton
            label={t('photos.actions.makeMain', { position })}
            icon={<Icon as={Star} />}
            tip="top"
            onClick={({ currentTarget }) => {
              // The main photo has no such button: the focus stays with the photo.
              currentTarget.closest('li')?.focus();
              makeMain();
            }}
          />
        )}
        <Menu
          label={t('photos.actions.move', { position })}
          trigger={<Icon as={Move} />}
          triggerClass="icon-btn photo-handle"
          triggerProps={handleProps}
          triggerRef={ref}
          align="end"
          up
        >
          {moves}
        </Menu>
        <IconButton
          label={t('photos.actions.delete', { position })}
          icon={<Icon as={Trash2} />}
          tip="top"
          onClick={remove}
        />
      </div>
      <div className="photo-menu">
        <Menu
          label={t('photos.actions.options', { position })}
          trigger={<Icon as={EllipsisVertical} />}
          triggerClass="icon-btn"
          align="end"
          up
        >
          {index > 0 && (
            <MenuItem icon={<Icon as={Star} />} onSelect={makeMain}>
              {t('photos.actions.main')}
            </MenuItem>
          )}
          {moves}
          <MenuItem icon={<Icon as={Trash2} />} danger onSelect={remove}>
            {t('photos.actions.remove')}
          </MenuItem>
        </Menu>
      </div>
    </>
  );
}
