/** The order of the tiles while one of them is being dragged, and what is said about it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrayMove } from '@dnd-kit/sortable';
import type { Announcements, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import type { Photo } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { photoMoved } from './changeThunks';

interface Drag {
  id: string;
  /** Ids in the order in which they are shown. */
  order: string[];
}

function after(drag: Drag, over: string | undefined): Drag {
  const [from, to] = [drag.order.indexOf(drag.id), drag.order.indexOf(over ?? drag.id)];
  return to === -1 || from === to ? drag : { ...drag, order: arrayMove(drag.order, from, to) };
}

/** @returns the photos in the order to show, the id of the one that is being dragged, and the handlers of dragging */
export function useTileOrder(photos: readonly Photo[]) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [drag, setDrag] = useState<Drag | null>(null);
  const ids = photos.map(({ id }) => id);
  // A photo may come or go in the meantime.
  const isCurrent =
    drag !== null && drag.order.length === ids.length && ids.every((id) => drag.order.includes(id));
  const shown = isCurrent
    ? drag.order.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
    : [...photos];

  const places = (id: unknown, order: readonly string[]) => ({
    position: order.indexOf(String(id)) + 1,
    count: order.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('photos.drag.start', places(active.id, ids)),
    onDragOver: ({ active, over }) => {
      if (!drag) return undefined;
      const next = after(drag, over ? String(over.id) : undefined);
      // Nothing is said of a photo that stays where it is.
      return next === drag ? undefined : t('photos.drag.over', places(active.id, next.order));
    },
    onDragEnd: ({ active }) => t('photos.drag.end', places(active.id, drag?.order ?? ids)),
    onDragCancel: ({ active }) => t('photos.drag.cancel', places(active.id, ids)),
  };

  return {
    shown,
    dragged: drag?.id ?? null,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('photos.drag.how') } },
    handlers: {
      onDragStart: ({ active }: DragStartEvent) => setDrag({ id: String(active.id), order: ids }),
      onDragOver: ({ over }: DragOverEvent) =>
        setDrag((now) => now && after(now, over ? String(over.id) : undefined)),
      onDragCancel: () => setDrag(null),
      onDragEnd: ({ active }: DragEndEvent) => {
        const id = String(active.id);
        const place = drag?.order.indexOf(id) ?? -1;
        setDrag(null);
        if (isCurrent && place !== ids.indexOf(id)) dispatch(photoMoved(id, place));
      },
    },
  };
}
