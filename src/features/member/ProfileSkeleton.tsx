/** The shapes of a profile's parts while it loads; the picture is there at once when a list has brought it. */
import { useImageUrl } from '@/core/settings/useImageUrl';
import { Portrait } from '@/ui/Portrait';
import { Skeleton } from '@/ui/Skeleton';

/** @param file the main picture's file name, when it is known */
export function PhotosSkeleton({ file }: { file: string | undefined }) {
  const picture = useImageUrl()(file);
  return (
    <div className="profile-photos">
      <div className="photo-stage">
        {picture === null ? (
          <Skeleton height="100%" />
        ) : (
          <Portrait src={picture} alt="" ratio="auto" priority />
        )}
      </div>
    </div>
  );
}

export function StateSkeleton() {
  return (
    <div className="profile-state cluster">
      <Skeleton width="7rem" height="36px" round />
      <Skeleton width="9rem" height="36px" round />
    </div>
  );
}

export function BodySkeleton() {
  return (
    <div className="profile-body">
      <Skeleton width="70%" height="52px" round />
      <Skeleton height="4rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
