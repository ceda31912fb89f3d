/** A drawn portrait: decoration, since the words beside it say it all. */
import { clsx } from 'clsx';

interface DrawnPortraitProps {
  src: string;
  className?: string;
  /** The page's main picture, fetched before all others. */
  priority?: boolean;
  /** In the first screen, though not the main picture: behind it and the letters of the words. */
  soon?: boolean;
  large?: boolean;
}

/** 3:4; 480 x 640 px, or 750 x 1000 where it is large. */
export function DrawnPortrait({
  src,
  className,
  priority = false,
  soon = false,
  large = false,
}: DrawnPortraitProps) {
  return (
    <img
      className={clsx('drawn', className)}
      src={src}
      alt=""
      width={large ? 750 : 480}
      height={large ? 1000 : 640}
      loading={priority || soon ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
    />
  );
}
