/** One own photo: the picture, what state it is in, what can be done with it; it can be dragged. */
import { useTranslation } from 'react-i18next';
import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleCheck, Clock, Star } from 'lucide-react';
import { clsx } from 'clsx';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Photo } from '@/domain/model';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { PhotoActions } from './PhotoActions';

interface PhotoTileProps {
  photo: Photo;
  /** From 0. */
  index: number;
  count: number;
}

export function PhotoTile({ photo, index, count }: PhotoTileProps) {
  const { t } = useTranslation('profile');
  const imageUrl = useImageUrl();
  const {
    attributes,
    isDragging,
    listeners = {},
    setActivatorNodeRef,
    setNodeRef,
    transform,
    transition,
  } = useSortable({
    id: photo.id,
    // A tile glides to its new place, whoever moved it.
    animateLayoutChanges: (change) => defaultAnimateLayoutChanges({ ...change, wasDragging: true }),
  });
  const { onKeyDown, ...dragStarts } = listeners;
  return (
    <li
      {...dragStarts}
      ref={setNodeRef}
      className={clsx('photo-tile', index === 0 && 'photo-tile-main', isDragging && 'is-lifted')}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-photo={photo.id}
      tabIndex={-1}
    >
      <Portrait
        src={imageUrl(photo.image.filename)}
        alt={t('photos.alt', { position: index + 1, count })}
        priority={index === 0}
        className="photo-picture"
      />
      {index === 0 && (
        <GlassLabel tone="new" icon={<Icon as={Star} size={16} filled />}>
          {t('photos.main')}
        </GlassLabel>
      )}
      <div className="photo-strip">
        <PhotoState status={photo.status} isMain={index === 0} />
        <PhotoActions
          id={photo.id}
          index={index}
          count={count}
          handle={{
            ref: setActivatorNodeRef,
            onKeyDown: (event) => void onKeyDown?.(event),
            'aria-describedby': attributes['aria-describedby'],
          }}
        />
      </div>
    </li>
  );
}

function PhotoState({ status, isMain }: { status: Photo['status']; isMain: boolean }) {
  const { t } = useTranslation('profile');
  const checking = status === 'checking';
  const long = isMain
    ? t(checking ? 'photos.state.mainChecking' : 'photos.state.mainApproved')
    : t(checking ? 'photos.state.checking' : 'photos.state.approved');
  return (
    <span className="photo-state">
      <Icon as={checking ? Clock : CircleCheck} size={16} />
      <span className="photo-long">{long}</span>
      <span className="photo-short">
        {t(checking ? 'photos.state.checkingShort' : 'photos.state.approvedShort')}
      </span>
    </span>
  );
}
