// The thin bar at the very top while a page loads.
import { LiveRegion } from './LiveRegion';

interface ProgressBarProps {
  active: boolean;
  /** Said politely when the wait begins. */
  label?: string | undefined;
}

/** Shows and moves while `active`; nothing otherwise. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  return (
    <>
      {active && (
        <div className="page-progress" aria-hidden="true">
          <i />
        </div>
      )}
      {label !== undefined && <LiveRegion>{active ? label : ''}</LiveRegion>}
    </>
  );
}
