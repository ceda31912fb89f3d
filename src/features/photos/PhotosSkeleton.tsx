/** The shape of the photos while they are on their way. */
import { Skeleton } from '@/ui/Skeleton';

export function PhotosSkeleton() {
  return (
    <div className="photo-grid" aria-hidden="true">
      {['main', 'second', 'third', 'room'].map((place, index) => (
        <div
          key={place}
          className={
            ['photo-tile photo-tile-main', 'photo-tile', 'photo-tile', 'photo-tile photo-slot-wide'][index]
          }
        >
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
