/** All photos, those on their way, and the room that is left; the order changes by mouse, touch and keyboard. */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { extra } from '@/core/parts/late';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Photo } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { useAnnouncer } from '@/ui/Announcer';
import { Portrait } from '@/ui/Portrait';
import { selectOwnPhotos, selectServerPhotos, selectUploads } from './photosSlice';
import { PhotoTile } from './PhotoTile';
import { UploadTile } from './UploadTile';
import { useTileOrder } from './useTileOrder';

const PhotoEditor = extra(() => import('./PhotoEditor').then((m) => m.PhotoEditor));

const STEPS: { [code in string]?: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const hasItems = (data: unknown): data is { items: unknown[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** One place on or back in the order, wherever that place is on the screen. */
const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, collisionRect, droppableRects } = context;
  if (step === undefined || !active || !collisionRect) return undefined;
  event.preventDefault();
  const sortable: unknown = active.data.current?.['sortable'];
  const order = hasItems(sortable) ? sortable.items : [];
  const target = order[order.indexOf(active.id) + step];
  const rect = typeof target === 'string' ? droppableRects.get(target) : undefined;
  if (!rect) return undefined;
  return {
    x: rect.left + rect.width / 2 - collisionRect.width / 2,
    y: rect.top + rect.height / 2 - collisionRect.height / 2,
  };
};

/** What lies under the pointer; a keyboard has none. */
const under: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** The tiles really change places, so nothing needs to look as if it had. */
const none = () => null;

interface PhotoGridProps {
  /** The tiles behind the photos. */
  children: ReactNode;
  ref: Ref<HTMLUListElement>;
}

export function PhotoGrid({ children, ref }: PhotoGridProps) {
  const { t } = useTranslation('profile');
  const photos = useAppSelector(selectOwnPhotos);
  const uploads = useAppSelector(selectUploads);
  const [edited, setEdited] = useState<string | null>(null);
  useArrivalNews();
  const { accessibility, dragged, handlers, shown } = useTileOrder(photos);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that rests lifts the photo, a finger that moves scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextPlace,
      // Enter opens the menu of the same button.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
  return (
    <DndContext sensors={sensors} collisionDetection={under} accessibility={accessibility} {...handlers}>
      <SortableContext items={shown.map(({ id }) => id)} strategy={none}>
        <ul className="photo-grid" aria-label={t('photos.list')} tabIndex={-1} ref={ref}>
          {shown.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} index={index} count={shown.length} />
          ))}
          {uploads.map((upload, index) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              isMain={shown.length === 0 && index === 0}
              onEdit={() => setEdited(upload.key)}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          <Lifted photo={shown.find(({ id }) => id === dragged)} />
        </DragOverlay>,
        document.body,
      )}
      {edited !== null && (
        <Suspense>
          <PhotoEditor uploadKey={edited} onClosed={() => setEdited(null)} />
        </Suspense>
      )}
    </DndContext>
  );
}

/** Says that a photo has arrived, for those who do not see its tile change. */
function useArrivalNews(): void {
  const { t } = useTranslation('profile');
  const announce = useAnnouncer();
  const photos = useAppSelector(selectServerPhotos).length;
  const uploads = useAppSelector(selectUploads).length;
  const before = useRef({ photos, uploads });
  useEffect(() => {
    if (photos > before.current.photos && uploads < before.current.uploads) announce(t('photos.said.added'));
    before.current = { photos, uploads };
  }, [photos, uploads, announce, t]);
}

function Lifted({ photo }: { photo: Photo | undefined }) {
  const imageUrl = useImageUrl();
  return photo ? (
    <Portrait src={imageUrl(photo.image.filename)} alt="" priority className="photo-lifted" />
  ) : null;
}
