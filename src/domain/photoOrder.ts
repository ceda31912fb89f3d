/** The order of a member's photos while changes are on their way: the first photo is the main one. */
import type { Photo } from './model';

/** One change the server has not answered yet. Positions count from 0. */
export type PhotoChange = { key: string; id: string } & (
  | { kind: 'move'; position: number }
  | { kind: 'main' }
  | { kind: 'delete' }
);

function moved(photos: readonly Photo[], id: string, position: number): Photo[] {
  const photo = photos.find((other) => other.id === id);
  if (!photo) return [...photos];
  return photos.filter((other) => other !== photo).toSpliced(position, 0, photo);
}

/** Says of the first photo, and of it alone, that it is the main one. */
function firstIsMain(photos: readonly Photo[]): Photo[] {
  return photos.map((photo, index) =>
    photo.main === (index === 0) ? photo : { ...photo, main: index === 0 },
  );
}

/**
 * Lays changes over what the server said.
 * @param hidden ids of photos that are as good as deleted
 */
export function withChanges(
  photos: readonly Photo[],
  changes: readonly PhotoChange[],
  hidden: readonly string[],
): Photo[] {
  const changed = changes.reduce<Photo[]>(
    (list, change) => {
      if (change.kind === 'delete') return list.filter(({ id }) => id !== change.id);
      return moved(list, change.id, change.kind === 'main' ? 0 : change.position);
    },
    [...photos],
  );
  return firstIsMain(changed.filter(({ id }) => !hidden.includes(id)));
}

/**
 * Finds the place among all photos for a place among those shown.
 * @param photos all of them, in order
 * @param hidden ids of photos that are not shown, and still there
 * @param position the wanted place among the photos shown, without the moved one, from 0
 */
export function placeAmongAll(
  photos: readonly Photo[],
  hidden: readonly string[],
  id: string,
  position: number,
): number {
  const others = photos.filter((photo) => photo.id !== id);
  const shown = others.filter((photo) => !hidden.includes(photo.id));
  const next = shown[position];
  return next ? others.indexOf(next) : others.length;
}
