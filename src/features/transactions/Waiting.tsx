/** Stands where lines of a statement will come. */
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const ROWS = [1, 2, 3, 4];

/** @param label what is loading, read only */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="statement" aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="statement-row">
          <Skeleton width="40px" height="40px" round />
          <span className="statement-main">
            <Skeleton width="8rem" height="1.125rem" />
            <Skeleton width="11rem" height="0.875rem" />
          </span>
          <Skeleton width="4rem" height="1.125rem" />
        </div>
      ))}
    </div>
  );
}
