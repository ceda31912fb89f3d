// A grey shape that stands where content will come.

interface SkeletonProps {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  round?: boolean | undefined;
}

/** One bar or disc of a skeleton; hidden from assistive technology, shown after 200 ms. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={round ? 'skeleton skeleton-late skeleton-round' : 'skeleton skeleton-late'}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
